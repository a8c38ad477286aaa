export interface ProjectValues { title: string; subtitle: string | null }
