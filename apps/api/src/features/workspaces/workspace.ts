export interface Workspace {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly companyName: string | null;
  /** Id of the attachment that is its picture. */
  readonly imageId: number | null;
  /** Whether it is a sample with invented contents. */
  readonly sample: boolean;
  /** Whether texts of its cards may be sent to the model provider. */
  readonly aiAllowed: boolean;
  /** Whether everybody who sees a card may make public links to its image. */
  readonly viewerLinksAllowed: boolean;
  /** Whether collaborators may publish contents of its projects. */
  readonly collaboratorsMayPublish: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
