/** A place that links of any part can lead to. */
export interface PdfAnchor {
  /** Of ASCII characters. */
  readonly name: string;
  /** The page of the part, from 0. */
  readonly page: number;
  /** Points from the bottom of the page; without it the whole page is shown. */
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
  /** Whether each part was made by the rules of PDF/UA-1, so that the whole may claim it. */
  readonly accessible: boolean;
  readonly outline: readonly PdfOutlineItem[];
}
