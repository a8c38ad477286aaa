import { deselectProjectAfterMs, emailLength } from './limits-of-sign-in.ts';

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
  /** Exports with at most this many items are made during the call. */
  exportedAtOnce: { pdf: 200, pptx: 50, csv: 5000, xlsx: 5000, json: 5000 },
  /** The same for `/carddownload/`, which answers with the file. */
  downloadedAtOnce: 1000,
  exportDays: 7,
  /** How long the address of an exported file is valid. */
  exportLinkMinutes: 10,
  /** Unfinished exports of one person. */
  openExports: 5,
  slides: 500,
  deselectProjectAfterMs,
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
  emailLength,
  textLength: 50_000,
  /** Characters of the beginning of a description that a list can be sent instead of all of it. */
  descriptionExcerptLength: 600,
  urlLength: 2048,
  tagNameLength: 60,
  tagsPerCard: 30,
  tagsPerProject: 2000,
  tagsPerMerge: 200,
  searchLength: 200,
  filterValues: 200,
  bulkCards: 1000,
  /** The bytes of the descriptions and relevances of cards that are duplicated or moved together. */
  bulkTextBytes: 2 * 1024 * 1024,
  /** What the texts of a workspace may take, unless an administrator sets another limit. */
  workspaceTextMegabytes: 2048,
  /** The maximum number of cards of an insight or trend, and of insights of a trend. */
  evidence: 500,
  relatedCards: 4,
  /** Tags that are suggested for a card. */
  suggestedTags: 5,
  /** The maximum number of points of a map whose cards are read in one call. */
  mapCards: 60,
  mapGroupNameLength: 60,
  /** The maximum numbers of isolated cards and thin areas that a map lists. */
  loneCards: 12,
  thinAreas: 6,
  /** Insights and trends that a map draws around their cards. */
  mapOutlines: 300,
  coverageSources: 20,
  sourcePageSize: 100,
  coverageTrends: 200,
  duplicates: 10,
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
  /** The cards behind all blips of a radar; a card behind several blips counts for each. */
  radarCards: 5000,
  /** Blips of a radar in a list, which only shows a small picture of it. */
  radarPreviewBlips: 80,
  /** A visit of a project ends after this time without one of its screens being opened. */
  visitEndsAfterMinutes: 30,
  /** What is new is counted up to this number. */
  newsCounted: 500,
  /** The newest things of each kind that are named. */
  newsTitles: 4,
  /** The projects whose news the home screen lists. */
  newsProjects: 6,
  /** The editions of a radar. */
  radarDumps: 200,
  dumpNoteLength: 1000,
  /** The size of a CSV file that is imported as a radar. */
  radarImportBytes: 5 * 1024 * 1024,
  /** The blips of a drafted radar. */
  draftedBlips: 60,
  /** The maximum number of radar drafts in the list of a project. */
  listedGenerations: 20,
  /** The signals of one draft. */
  draftedSignals: 12,
  /** The maximum size of a body that contains a question and little else. */
  questionBodyBytes: 16 * 1024,
  /** How much a workspace may have drafted within a day, unless an administrator sets other limits. */
  draftsPerDay: { radars: 20, tokens: 2_000_000 },
  /** The maximum length of a text for which duplicates are searched. In any script, it fits into an address. */
  duplicateTextLength: 1000,
  passwordMinLength: 10,
  passwordMaxLength: 200,
  sessionDays: 30,
  /** The number of known browsers of a user, and the time without use after which they are removed. */
  knownDevices: 20,
  knownDeviceDays: 180,
  setupTokenHours: 24,
  passwordResetMinutes: 60,
  emailConfirmationHours: 24,
  invitationDays: 14,
  invitationsPerCall: 500,
  /**
   * The maximum number of addresses that are sent invitation mails by inviting or renewing, within an hour and a day.
   */
  invitedAddresses: {
    /** By one person, in workspaces that they may update. */
    byManager: { hour: 1000, day: 3000 },
    /** By one person, in other workspaces. */
    byMember: { hour: 100, day: 300 },
    inWorkspace: { hour: 2000, day: 6000 },
  },
  /** Invitation mails that one address gets within a day, from all inviters together. */
  invitationMailsPerAddress: 10,
  /**
   * The maximum number of mails with a link to one account, or to a person who registers, within an hour; and while the
   * last link can be used.
   */
  accountMailsPerHour: 5,
  accountPageSize: 50,
  challengeLength: 300,
  timeHorizonLength: 100,
  briefDomains: 24,
  briefDomainLength: 100,
  briefVersionPageSize: 30,
  activityDays: 180,
  activityPageSize: 50,
  /** Changes by the same person to the same thing within this time are one activity. */
  activityFoldMinutes: 60,
  commentLength: 5000,
  commentsPerSubject: 1000,
  notificationPageSize: 30,
  notificationExcerptLength: 160,
  /** The maximum number of notifications in a digest. */
  digestEntries: 12,
  trashDays: 30,
  maintenanceMessageLength: 500,
  reachOutSubjectLength: 150,
  /** In any script, a text of this length is within `anonymousBodyBytes`. */
  reachOutLength: 4000,
  /** Messages of people who reach out: the number on a page, and how long they are stored. */
  messagePageSize: 20,
  messageDays: 180,
  /** Messages within an hour from one address, and with one e-mail; within a day from one account, and from everybody without one. */
  messagesPerAddress: 10,
  messagesPerEmail: 5,
  messagesPerAccount: 20,
  messagesWithoutAccount: 500,
  /** The number of messages that are forwarded by mail within an hour. The others are only in the inbox. */
  messageMails: 60,
  /** The size of a text that the operator writes, such as the privacy policy. */
  operatorTextBytes: 200 * 1024,
  /** The characters of such a text that is written in the browser, and its versions that are kept. */
  legalTextLength: 50_000,
  legalVersions: 100,
  /** The name of the product, as in a theme, and the words beside sign-in. */
  productNameLength: 60,
  signInLineLength: 120,
  teamDomains: 50,
  eventStreamsPerUser: 10,
  importRows: 10_000,
  importBytes: 25 * 1024 * 1024,
  importColumns: 200,
  importColumnNameLength: 200,
  /** The length of a cell. HTML may be longer than its text (`textLength`). */
  importCellLength: 100_000,
  /** How long reading and converting a file may take. */
  importReadMs: 30_000,
  uploadDefaultBytes: 128,
  uploadMinutes: 15,
  /** Announced uploads of one user that have not arrived: as a multiple of the largest size. */
  openUploads: 10,
  /** The bytes one user may announce in a day (UTC), or `openUploads` if that is more. */
  uploadDayBytes: 1024 * 1024 * 1024,
  uploadFrames: 300,
  altTextLength: 1000,
  creditLength: 300,
  fileNameLength: 255,
  /** The limits for reading a page: size and time. */
  captureBytes: 5 * 1024 * 1024,
  capturePdfBytes: 10 * 1024 * 1024,
  captureMs: 2000,
  captureDescriptionLength: 1000,
  /** The page size of the service without a key. */
  stockPhotoPageSize: 20,
  stockPhotoPixels: { w: 1080, dpr: 2 },
  /** Public links to the image of one card, and the longest time until one expires. */
  cardImageLinks: 20,
  cardImageLinkDays: 365,
  bodyBytes: 2 * 1024 * 1024,
  /** The size of an anonymous body. */
  anonymousBodyBytes: 16 * 1024,
} as const;
