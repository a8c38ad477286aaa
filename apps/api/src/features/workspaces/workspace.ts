export interface Workspace {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly companyName: string | null;
  /** Id of the attachment that is its picture. */
  readonly imageId: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
