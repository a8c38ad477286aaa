/** The limits that only the server applies, apart from `limits` so that pages do not load them. Units are in the names. */
export const serverLimits = {
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
  /** Characters of the beginning of a description that a list can be sent instead of all of it. */
  descriptionExcerptLength: 600,
  tagsPerProject: 2000,
  /** The bytes of the descriptions and relevances of cards that are duplicated or moved together. */
  bulkTextBytes: 2 * 1024 * 1024,
  /** What the texts of a workspace may take, unless an administrator sets another limit. */
  workspaceTextMegabytes: 2048,
  relatedCards: 4,
  /** Tags that are suggested for a card. */
  suggestedTags: 5,
  /** The maximum numbers of isolated cards and thin areas that a map lists. */
  loneCards: 12,
  thinAreas: 6,
  /** Insights and trends that a map draws around their cards. */
  mapOutlines: 300,
  duplicates: 10,
  /** The cards behind all blips of a radar; a card behind several blips counts for each. */
  radarCards: 5000,
  /** Blips of a radar in a list, which only shows a small picture of it. */
  radarPreviewBlips: 80,
  /** A visit of a project ends after this time without one of its screens being opened. */
  visitEndsAfterMinutes: 30,
  /** The newest things of each kind that are named. */
  newsTitles: 4,
  /** The editions of a radar. */
  radarDumps: 200,
  /** The maximum number of radar drafts in the list of a project. */
  listedGenerations: 20,
  /** How much a workspace may have drafted within a day, unless an administrator sets other limits. */
  draftsPerDay: { radars: 20, tokens: 2_000_000 },
  sessionDays: 30,
  /** The number of known browsers of a user, and the time without use after which they are removed. */
  knownDevices: 20,
  knownDeviceDays: 180,
  setupTokenHours: 24,
  passwordResetMinutes: 60,
  emailConfirmationHours: 24,
  invitationDays: 14,
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
  /** Changes by the same person to the same thing within this time are one activity. */
  activityFoldMinutes: 60,
  commentsPerSubject: 1000,
  notificationExcerptLength: 160,
  /** The maximum number of notifications in a digest. */
  digestEntries: 12,
  /** Messages within an hour from one address, and with one e-mail; within a day from one account, and from everybody without one. */
  messagesPerAddress: 10,
  messagesPerEmail: 5,
  messagesPerAccount: 20,
  messagesWithoutAccount: 500,
  /** The number of messages that are forwarded by mail within an hour. The others are only in the inbox. */
  messageMails: 60,
  /** The size of a text that the operator writes, such as the privacy policy. */
  operatorTextBytes: 200 * 1024,
  /** The versions of a legal text that are kept. */
  legalVersions: 100,
  eventStreamsPerUser: 10,
  importColumns: 200,
  importColumnNameLength: 200,
  /** The length of a cell. HTML may be longer than its text (`limits.textLength`). */
  importCellLength: 100_000,
  /** How long reading and converting a file may take. */
  importReadMs: 30_000,
  uploadMinutes: 15,
  /** Announced uploads of one user that have not arrived: as a multiple of the largest size. */
  openUploads: 10,
  /** The bytes one user may announce in a day (UTC), or `openUploads` if that is more. */
  uploadDayBytes: 1024 * 1024 * 1024,
  uploadFrames: 300,
  /** The limits for reading a page: size and time. */
  captureBytes: 5 * 1024 * 1024,
  capturePdfBytes: 10 * 1024 * 1024,
  captureMs: 2000,
  captureDescriptionLength: 1000,
  /** Public links to the image of one card. */
  cardImageLinks: 20,
  bodyBytes: 2 * 1024 * 1024,
  /** The size of an anonymous body. */
  anonymousBodyBytes: 16 * 1024,
} as const;
