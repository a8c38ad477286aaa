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
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
