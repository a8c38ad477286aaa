/** The formats of exports: a booklet, slides, and data. */
export const exportFormats = ['pdf', 'pptx', 'csv', 'xlsx', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an export contains: one kind of content of the project, or the whole project. */
export const exportContents = ['cards', 'insights', 'trends', 'radars', 'brief', 'project'] as const;
export type ExportContent = (typeof exportContents)[number];

/** The contents that each format can hold. */
export const contentsOfFormat: Readonly<Record<ExportFormat, readonly ExportContent[]>> = {
  pdf: exportContents,
  pptx: ['project', 'cards', 'insights', 'trends', 'radars'],
  csv: ['project', 'cards', 'insights', 'trends'],
  xlsx: ['project', 'cards', 'insights', 'trends'],
  json: ['project', 'cards', 'insights', 'trends'],
};

/** The states of an export. An export that is made again after a restart stays `running`. */
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

/** Why an export failed. */
export const exportFailures = ['nothing_left', 'not_allowed', 'storage_full', 'too_large', 'internal'] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** The cards in the booklet of a whole project: all, those that insights, trends and radars are made from, or none. */
export const bookletCards = ['all', 'evidence', 'none'] as const;
export type BookletCards = (typeof bookletCards)[number];

/** The sizes of the pages of a PDF. */
export const papers = ['a4', 'letter', '16:9'] as const;
export type Paper = (typeof papers)[number];

/** How many cards a page of a PDF shows. */
export const cardsPerPage = [1, 2, 4] as const;
export type CardsPerPage = (typeof cardsPerPage)[number];
