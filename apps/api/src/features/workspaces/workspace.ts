export interface Workspace {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly companyName: string | null;
  /** Id of the attachment that is its picture. */
  readonly imageId: number | null;
  /** It is a sample with invented contents. */
  readonly sample: boolean;
  /** Texts of its cards may be sent to the provider of models. */
  readonly aiAllowed: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
