/** The sheet of an exported workbook that contains what did not fit into cells: columns for sheet, cell and text. */
export const longTexts = 'Long texts';

/** The end of a text that did not fit into its cell. */
export const continued = ` […continued in the sheet “${longTexts}”]`;
