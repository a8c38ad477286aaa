/** The scope in which a member's role is shown and changed. */
export interface TitledScope {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
  /** Title of the workspace or project. */
  readonly title: string;
}
