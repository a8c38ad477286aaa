import { emailLength } from './limits-of-sign-in.ts';

/** Business constants and limits (§9 of the specification, and the ones this project adds). Units are in the names. */
export const limits = {
  workspacePageSize: 48,
  trendPageSize: 100,
  insightPageSize: 48,
  repositoryPageSize: 100,
  cardPageSize: 48,
  maxPageSize: 100,
  pdfChunkSize: 50,
  pdfMaxChunkSize: 200,
  /** The maximum number of items of an export, and the maximum size of a body that names them. */
  exportedItems: 50_000,
  exportBodyBytes: 6 * 1024 * 1024,
  toast: {
    durationMs: 4000,
    swipeThresholdPx: 20,
    removalMs: 200,
    gapPx: 14,
    visible: 3,
    hotkey: ['altKey', 'KeyT'],
  },
  titleLength: 200,
  subtitleLength: 300,
  nameLength: 100,
  /** Of the people who wrote a source. */
  authorLength: 300,
  publisherLength: 200,
  emailLength,
  textLength: 50_000,
  urlLength: 2048,
  tagNameLength: 60,
  tagsPerCard: 30,
  tagsPerMerge: 200,
  searchLength: 200,
  filterValues: 200,
  bulkCards: 1000,
  /** The maximum number of cards of an insight or trend, and of insights of a trend. */
  evidence: 500,
  /** The maximum number of points of a map whose cards are read in one call. */
  mapCards: 60,
  mapGroupNameLength: 60,
  coverageSources: 20,
  coverageMonths: 12,
  sourcePageSize: 100,
  coverageTrends: 200,
  radarPageSize: 48,
  /** The numbers of sectors, rings, impacts and blips of a radar. */
  radarDomains: { min: 2, max: 12 },
  radarRings: { min: 2, max: 6 },
  radarImpacts: 20,
  radarBlips: 1000,
  /** The length of the name of a sector, a ring or an impact. */
  radarNameLength: 100,
  blipRationaleLength: 5000,
  /** The cards behind a blip. */
  blipCards: 50,
  /** What is new is counted up to this number. */
  newsCounted: 500,
  /** The projects whose news the home screen lists. */
  newsProjects: 6,
  dumpNoteLength: 1000,
  /** The size of a CSV file that is imported as a radar. */
  radarImportBytes: 5 * 1024 * 1024,
  /** The blips of a drafted radar. */
  draftedBlips: 60,
  /** The signals of one draft. */
  draftedSignals: 12,
  /** The maximum size of a body that contains a question and little else. */
  questionBodyBytes: 16 * 1024,
  /** The maximum length of a text for which duplicates are searched. In any script, it fits into an address. */
  duplicateTextLength: 1000,
  passwordMinLength: 10,
  passwordMaxLength: 200,
  invitationsPerCall: 500,
  accountPageSize: 50,
  challengeLength: 300,
  timeHorizonLength: 100,
  briefDomains: 24,
  briefDomainLength: 100,
  briefVersionPageSize: 30,
  activityDays: 180,
  activityPageSize: 50,
  commentLength: 5000,
  notificationPageSize: 30,
  trashDays: 30,
  maintenanceMessageLength: 500,
  reachOutSubjectLength: 150,
  /** In any script, a text of this length is within `serverLimits.anonymousBodyBytes`. */
  reachOutLength: 4000,
  /** Messages of people who reach out: the number on a page, and how long they are stored. */
  messagePageSize: 20,
  messageDays: 180,
  /** The characters of a legal text that is written in the browser. */
  legalTextLength: 50_000,
  /** The name of the product, as in a theme, and the words beside sign-in. */
  productNameLength: 60,
  signInLineLength: 120,
  teamDomains: 50,
  importRows: 10_000,
  importBytes: 25 * 1024 * 1024,
  uploadDefaultBytes: 128,
  altTextLength: 1000,
  creditLength: 300,
  fileNameLength: 255,
  /** The page size of the photo service without a key. */
  stockPhotoPageSize: 20,
  stockPhotoPixels: { w: 1080, dpr: 2 },
  /** The longest time until a public link to the image of a card expires. */
  cardImageLinkDays: 365,
} as const;
