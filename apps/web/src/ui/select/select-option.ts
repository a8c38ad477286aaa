/** An option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly name: string;
  /** The language of the name, if it differs from that of the page. */
  readonly lang?: string;
}
