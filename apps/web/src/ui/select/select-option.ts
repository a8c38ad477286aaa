/** An option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly lang?: string;
}
