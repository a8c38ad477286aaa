import type { ExportAttributes } from '@foreglow/contract';

/** Whether an export is waiting or still being generated. */
export const isUnfinished = ({ state }: Pick<ExportAttributes, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** The share of an export that is done, between 0 and 1; undefined while nothing has been written. */
export const shareOf = ({ done, total }: Pick<ExportAttributes, 'done' | 'total'>): number | undefined =>
  done > 0 && total > 0 ? Math.min(1, done / total) : undefined;
