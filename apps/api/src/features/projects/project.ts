/** A project, with the data that its contents need. */
export interface Project {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly workspaceId: number;
  readonly workspaceSlug: string;
  readonly workspaceTitle: string;
  /** Whether its workspace is a sample with invented contents. */
  readonly sample: boolean;
  /** Whether texts of its cards may be sent to the model provider. */
  readonly aiAllowed: boolean;
  /** Whether everybody who sees its cards may make public links to their images. */
  readonly viewerLinksAllowed: boolean;
  /** Whether collaborators may publish its contents. */
  readonly collaboratorsMayPublish: boolean;
  /** Counts the changes of its cards and tags. */
  readonly cardsVersion: number;
  /** Counts the changes of its insights and trends. */
  readonly conclusionsVersion: number;
  /** Counts the changes of its workspace's members and their names. */
  readonly workspaceVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it or anything in it was last changed. */
  readonly changedAt: Date;
}
