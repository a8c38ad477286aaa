/** A project with what everything in it needs to know. */
export interface Project {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly workspaceId: number;
  readonly workspaceSlug: string;
  readonly workspaceTitle: string;
  /** Counts the changes of its cards and tags. */
  readonly cardsVersion: number;
  /** Counts the changes of its insights and trends. */
  readonly conclusionsVersion: number;
  /** Counts the changes of who belongs to its workspace, and of what they are called. */
  readonly workspaceVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
