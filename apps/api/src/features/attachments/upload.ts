/** A picture that was announced but is not an attachment yet. */
export interface Upload {
  /** Name of its file. */
  readonly name: string;
  readonly userId: number;
  readonly mimeType: string;
  readonly bytes: number;
  readonly expires: Date;
}
