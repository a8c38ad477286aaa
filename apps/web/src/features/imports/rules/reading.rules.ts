import type { Charset, DateOrder } from '@foreglow/contract';
import type { Mapping } from './mapping.rules.ts';

/** How the user wants a file to be read. What is undefined is recognised by the server. */
export interface Reading {
  readonly charset?: Charset;
  readonly sheet?: string;
  /** The row with the names of the columns. */
  readonly headerRow?: number;
  readonly dateOrder?: DateOrder;
  readonly mapping?: Mapping;
  /** The headers of columns without a field that are not appended to the description. */
  readonly leftOut?: readonly string[];
  /** Repairs text that had been decoded wrongly before it was written to the file. */
  readonly repairText: boolean;
  /** Takes rows with letters that cannot be found again. */
  readonly keepLost: boolean;
}

/** How a file is read before the user has chosen anything. */
export const firstReading: Reading = { repairText: true, keepLost: false };

/**
 * A reading after a part of it was changed. Another table has other columns, so that what was chosen for them no longer
 * counts: it belongs to another sheet, another row or letters that were read differently.
 */
export function changedReading(reading: Reading, change: Partial<Reading>): Reading {
  const isOtherTable = 'charset' in change || 'sheet' in change || 'headerRow' in change;
  if (!isOtherTable) return { ...reading, ...change };
  const { mapping: _, leftOut: __, dateOrder: ___, headerRow, ...others } = reading;
  const kept = 'sheet' in change || headerRow === undefined ? {} : { headerRow };
  return { ...others, ...kept, ...change };
}
