import type { ExportOptions } from '@foreglow/contract';
import { ownTimeZone } from '#lib/format/own-time-zone.ts';

/** The initial options of the dialog. */
export const firstOptions: ExportOptions = {
  paper: 'a4',
  cards_per_page: 1,
  cards: 'all',
  drafts: true,
  comments: false,
  pictures: true,
  appendix: true,
  time_zone: ownTimeZone(),
};
