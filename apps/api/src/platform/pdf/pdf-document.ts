/** A target for links from any part. */
export interface PdfAnchor {
  /** Of ASCII characters. */
  readonly name: string;
  /** The page of the part, from 0. */
  readonly page: number;
  /** Points from the bottom of the page; if missing, the whole page is shown. */
  readonly top?: number;
}

export interface PdfOutlineItem {
  readonly title: string;
  /** Name of an anchor. */
  readonly anchor: string;
  readonly children?: readonly PdfOutlineItem[];
}

export interface PdfDocumentFacts {
  readonly title: string;
  readonly author?: string;
  readonly subject?: string;
  /** As in `en` or `de-DE`. */
  readonly language: string;
  readonly created: Date;
  /** Whether each part conforms to PDF/UA-1, so that the whole document may declare it. */
  readonly accessible: boolean;
  readonly outline: readonly PdfOutlineItem[];
}
