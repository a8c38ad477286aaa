export interface WorkspaceValues { title: string; subtitle: string | null; company_name: string | null }
