/**
 * The set of cards that are compared with each other: those of a project, or, for its repository, those of a workspace.
 */
export type Scope = { readonly projectId: number } | { readonly workspaceId: number };
