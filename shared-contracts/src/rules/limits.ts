/**
 * Limits of the product, defined once for browser and server. Lengths are in characters, sizes in bytes, times in
 * milliseconds unless the name contains another unit.
 * @example
 * ```ts
 * string().max(limits.title.max, invalid.tooLong(limits.title.max));
 * ```
 */
export const limits = {
  /** Product §5 and §9. */
  email: { min: 6, max: 50 },
  /** Password in the sign-in form (product §5, §9). */
  password: { min: 6, max: 21 },
  /** Code that permits setting up a site from another machine. */
  setupCode: { min: 12, max: 200 },
  /** New passwords; the sign-in form still accepts 6 characters. */
  newPassword: { min: 8, max: 21 },
  /** Code of an authenticator app or recovery code, with typed hyphens and spaces. */
  secondFactorCode: { max: 20 },
  passkeyName: { min: 2, max: 40 },
  passkeysPerUser: 10,
  title: { min: 2, max: 120 },
  /** Note of a version in the history. */
  versionNote: { max: 200 },
  /** Remark about a draft that is sent for review, or returned. */
  reviewNote: { max: 500 },
  /** Drafts that the list of reviews shows at most. */
  reviewsShown: 200,
  /** Versions of a record that are kept: all of these days, and this many of the newest. */
  versionsKept: { days: 90, newest: 50 },
  /** Versions that the history of a record shows at most. */
  versionsShown: 200,
  summary: { max: 300 },
  seoTitle: { max: 70 },
  seoDescription: { max: 160 },
  /** Lengths with which a search engine shows a title and a description completely, and that say enough. */
  searchResult: { title: { min: 15, max: 60 }, description: { min: 50, max: 160 } },
  search: { max: 100 },
  /**
   * Search of visitors: results of one page and those that can be reached, suggestions of each sort; searches without a result that
   * are kept, by day, by length and by number.
   */
  visitorSearch: {
    perPage: 10,
    reachable: 200,
    suggestions: 5,
    missed: { days: 90, length: 60, perDay: 300 },
  },
  /**
   * Search in all texts of the site, and replacing: length of the texts and of the name of a place; listed places of one record,
   * and records of one request; operations that can be taken back, which the history keeps as long.
   */
  siteSearch: {
    text: { min: 2, max: 200 },
    replacement: { max: 500 },
    key: 300,
    perRecord: 200,
    perRequest: 50,
    operations: { shown: 20, days: 90 },
  },
  /**
   * Import of another site: files, bytes of one and of one part of it, characters of a name and of a fingerprint; rows of a page of the
   * report; days after which files that were not imported are deleted; earlier imports that are listed.
   */
  siteImport: {
    files: 20,
    fileBytes: 8 * 1_073_741_824,
    partBytes: 2 * 1_048_576,
    name: 200,
    fingerprint: 300,
    pageSize: 20,
    abandonedDays: 7,
    shown: 50,
  },
  /** Characters of a rich text, without its formatting. */
  richText: { max: 300_000 },
  /** HTML of a rich text: five times the text, and a page contains it twice. */
  richTextBytes: 1_500_000,
  /** Pictures of a gallery in a rich text. */
  galleryPictures: 40,
  /** Text on a button in a rich text. */
  buttonText: { max: 80 },
  sectionText: { max: 2_000 },
  /** Sections of remotes that a page shows; further ones show their fallback. */
  placedSections: 6,
  /**
   * Newsletter: articles and text of a letter, path of the page with the form. Days after which an unconfirmed subscription is erased,
   * months for which an ended one is kept as proof (regulation on commercial messages, art. 13: three years), and mails that
   * ask one address to confirm.
   */
  newsletter: { articles: 20, place: 200, preface: 2_000, waitingDays: 7, proofMonths: 36, confirmations: 5 },
  /** A notice of the site: its text, the label of its link, and the pages that show it. */
  announcement: { text: { max: 600 }, linkLabel: { max: 60 }, pages: 40 },
  /** Special days of working hours: those of three years; and the JSON of all rows, with names in ten languages. */
  specialDays: { max: 100, json: 100_000 },
  /** Message of a visitor; 'Arayın' is one. */
  message: { min: 2, max: 4_000 },
  /** One static text of the site. */
  staticText: { max: 600 },
  /** Rows of a list in a page, such as a timeline. */
  contentRows: 40,
  /** Name of an inbox label. */
  labelName: { min: 2, max: 30 },
  labels: 30,
  replyTemplates: 50,
  /** Reply by e-mail. */
  replyText: { min: 2, max: 10_000 },
  /**
   * Range of the spam score from which a message is put in quarantine. The minimum is above the score of any single
   * weak signal.
   */
  spamThreshold: { min: 35, max: 150 },
  spamEntries: 200,
  /** Maximum retention period of personal data, in months. */
  retentionMonths: 120,
  /** Minimum retention period of the audit log in months, enforced by the database. */
  logMonths: 6,
  /**
   * Retention of consent choices as evidence, in months: one year of validity and two years in which they can be
   * disputed.
   */
  consentMonths: 36,
  /**
   * Failed sign-ins of unknown users that the audit log lists individually per hour: per network prefix, and in total.
   * Additional ones are only counted.
   */
  loggedFailures: { perNet: 5, perHour: 200 },
  /**
   * Maximum rows of one kind that a daily run may soft-delete because their retention period ended: this share of all
   * rows or this number, whichever is larger.
   */
  deletedPerRun: { share: 0.2, rows: 100 },
  /** Deadline for the reply to a data subject request in days (KVKK art. 13). */
  dataRequestDays: 30,
  /** Days before the deadline from which an open data subject request is urgent. */
  pressingDays: 7,
  /** Attachments of one message of a support request. */
  attachments: 5,
  /** Name of a custom role. */
  roleName: { max: 40 },
  personName: { min: 2, max: 80 },
  /** Includes parentheses and an extension. */
  phone: { max: 40 },
  /** Path or URL of a link. */
  address: { max: 500 },
  siteScript: { max: 10_000 },
  keyword: { max: 40 },
  keywords: 30,
  productCode: { max: 30 },
  productPictures: 12,
  /** Product: rows of its technical table with the length of a text in one, and its documents. */
  product: { specs: 60, spec: { max: 200 }, documents: 20, chosen: 24 },
  /** Project: pictures of its gallery, rows of its figures with the length of a text in one, and its services. */
  project: {
    pictures: 40,
    chosen: 24,
    figures: 12,
    figure: { max: 60 },
    services: 12,
    year: { min: 1900, max: 2100 },
    area: { min: 1, max: 1_000_000_000 },
  },
  /** Person: length of the e-mail address, articles on the page of one, and people that a section names. */
  person: { email: 254, articles: 24, chosen: 40 },
  /** Facts of the company: a line, the number of the trade register, and the list of those who manage it. */
  company: { line: { max: 200 }, number: { max: 20 }, managers: { max: 2_000 } },
  /** Legal text that was made of a template: name and version of the template, and JSON of the values. */
  legalText: { template: { max: 80 }, values: { max: 4_000 } },
  /** Announcement that a company makes by law. */
  companyAnnouncement: { min: 2, max: 20_000 },
  /** Job opening: number of people who are wanted. */
  opening: { positions: { min: 1, max: 999 } },
  /** Branches that a section names. */
  branches: 40,
  /** Documents that a section names. */
  document: { chosen: 40 },
  transporterType: { max: 40 },
  transporterTypes: 10,
  /** Pictures and CVs. */
  fileBytes: 10 * 1_048_576,
  /** SVG file that the server draws. */
  svgBytes: 2 * 1_048_576,
  /** Pixels of a picture that the server decodes. */
  picturePixels: 40_000_000,
  /** Files that visitors download. */
  downloadBytes: 20 * 1_048_576,
  /** Video files that visitors play. */
  videoBytes: 100 * 1_048_576,
  /**
   * Disk space. `reserve` must stay free of uploads by visitors, `visitors` is the maximum that they may use. The
   * smaller of `bytes` and `share` (fraction of the disk) applies.
   */
  storage: {
    reserve: { bytes: 512 * 1_048_576, share: 0.15 },
    visitors: { bytes: 10 * 1_024 * 1_048_576, share: 0.5 },
    /** Fraction of the visitors' maximum from which staff are warned. */
    warningShare: 0.8,
  },
  /** Uploads of anonymous clients in flight: requests per client, and received bytes of all clients together. */
  uploads: { perClient: 4, bytes: 256 * 1_048_576 },
  /** Default maximum of a text; `anyList` is the default maximum of a list. */
  anyText: 10_000,
  /** Texts of a fixed form: identifiers, dates, times, abbreviations. */
  code: 60,
  anyList: 10_000,
  /** Users who are told of one event. */
  toldUsers: 50,
  /** Notices that the dashboard shows. */
  noticesShown: 20,
  /** A JSON field of a form: a record with rich texts of the longest length in several languages. */
  jsonFieldBytes: 8_000_000,
  /** Saved drafts, and scheduled publications, of one kind of record that a list shows. */
  unpublishedShown: 200,
  /** Drafts of a user on the server: characters of the values as JSON, and of the title; number of drafts. */
  draft: { values: 8_000_000, title: 200, perUser: 200 },
  /** Previews of forms that are stored for a user, the newest ones; valid preview links of a record. */
  contentPreviews: { perUser: 20, linksPerRecord: 30 },
  /**
   * Quota of a publishing credential: releases that it may publish in 24 hours, and megabytes (2^20 bytes) that the kept
   * releases of its unit may have, before compression.
   */
  publishQuota: {
    releasesPerDay: { default: 50, max: 1_000 },
    keptMegabytes: { default: 500, max: 20_000 },
    /** Rejected releases of one unit. */
    rejectionsPerHour: 30,
  },
  /** Days for which a retired remote and its releases stay in the archive. */
  archiveDays: { default: 30, max: 365 },
  /** Tags of a release, and characters of one. */
  releaseTags: { perRelease: 10, length: 30 },
  /** Links to a release: days for which one is valid, if it ends, and valid ones of a release. */
  releaseLinks: { days: { default: 14, max: 365 }, perRelease: 20 },
  jsonFieldDepth: 60,
  idList: 500,
  /** Largest value of an integer column in the database (signed 32 bits). */
  integer: 2_147_483_647,
  /**
   * Addresses that visitors did not find: characters of a path, paths kept in memory between two writes, rows, and days
   * after which an address that was not requested again is forgotten.
   */
  missingAddresses: { path: 200, inMemory: 500, rows: 1_000, days: 30 },
  /** Records with links to a page that the panel lists at most. */
  linksShown: 200,
  panelPageSize: 20,
  /** Pictures per page of the media library: fills whole rows of four, five or eight. */
  mediaPageSize: 40,
  folderName: { max: 60 },
  articlesPerPage: 9,
  productsPerPage: 24,
  /** Products below a product. */
  relatedProducts: 4,
  projectsPerPage: 12,
  /** Projects below a project, and the newest ones in a section. */
  relatedProjects: 3,
  /** Other articles below an article. */
  relatedArticles: 3,
  /** A search counts matches up to this number. */
  countedMatches: 1_000,
  /** Products in one list or search result. */
  productsShown: 60,
} as const;

/** Limits of connections, per client and in total. Separate from `limits` so that pages do not bundle them. */
export const connectionLimits = {
  perAddress: 100,
  total: 1_000,
  /** Pipelined requests that may wait behind the current one; browsers and proxies do not pipeline. */
  waitingRequests: 2,
  /** Bytes of a response that are buffered in memory while the client does not read. */
  unsentBytes: 16_384,
  /** Milliseconds in which the client reads nothing of a response before the connection is closed. */
  unreadMs: 30_000,
  /** Maximum length of an `Accept*` header in characters; a longer header is ignored. */
  negotiationLength: 1_024,
} as const;

/** Durations of the product in milliseconds, defined once for browser and server (product §8, §9, §12). */
export const durations = {
  /** Product §9. */
  toastMs: 2_500,
  loginSuccessToastMs: 2_000,
  loginErrorMs: 3_000,
  networkErrorMs: 2_500,
  redirectAfterLoginMs: 2_000,
  logoutRedirectMs: 600,
  preloaderMs: 420,
  preloaderAfterRequestMs: 300,
  scrollToTopAfterMs: 320,
  scrollToTopMs: 500,
  scrollToTopFadeMs: 200,
  menuSlideMs: 300,
  /** Period in which a repeated public form with the same content is stored as one message. */
  repeatedFormMs: 10 * 60_000,
  /** Lifetime of a session from the sign-in or the last extension (product §12). */
  sessionMs: 8 * 3_600_000,
  /** Maximum lifetime of a session with all extensions: the second factor is required once a day. */
  longestSessionMs: 24 * 3_600_000,
  /** Time before the end of a session at which the panel offers to extend it. */
  sessionWarningMs: 5 * 60_000,
  /** Minimum interval between the requests that report user activity to the server during long typing. */
  sessionUseMs: 10 * 60_000,
  /** Lifetime of a challenge token: time from the correct password to the last sign-in step. */
  ticketMs: 10 * 60_000,
  /** Lifetime of the mailed link that makes a browser known. */
  browserLinkMs: 60 * 60_000,
  /** Lifetime of the mailed link that resets a password. */
  passwordResetMs: 45 * 60_000,
  /** Lifetime of the link of an invitation. */
  invitationMs: 7 * 24 * 3_600_000,
  /** Time in which soft-deleted data can be restored before it is destroyed. */
  recoverableMs: 7 * 24 * 3_600_000,
  /**
   * Maximum gap since the last recorded time, longer than a weekend without a running server. After a longer gap the
   * clock may have jumped, and a user must confirm the date.
   */
  clockAheadMs: 72 * 3_600_000,
  clockBehindMs: 24 * 3_600_000,
  /** Time without a change after which a draft is deleted, in the browser and on the server. */
  draftMs: 30 * 24 * 3_600_000,
  /** Interval in which an open form says that it is open. */
  presenceIntervalMs: 10_000,
  /** Time after which a form that says nothing counts as closed: with the interval, others see it for at most 30 s. */
  presenceMs: 20_000,
  /** Time for which the values of a form are stored for its preview. */
  contentPreviewMs: 24 * 3_600_000,
  /** Time in the trash after which a record is deleted for ever. */
  trashMs: 30 * 24 * 3_600_000,
  /** Time after which a notice that nobody has removed is deleted. */
  noticeMs: 90 * 24 * 3_600_000,
  /** Time that a message with an action is shown, when neither the pointer nor the focus is on it. */
  actionToastMs: 12_000,
  /** Idle timeout of a session. */
  sessionIdleMs: 2 * 3_600_000,
} as const;

/** Widths and offsets in CSS pixels (product §2, §9). */
export const breakpoints = {
  stickyHeaderOffset: 50,
  scrollToTopOffset: 1_000,
  oneColumn: 700,
  phoneMenu: 800,
  sidebarHidden: 1_024,
  menuToggle: 780,
} as const;

/** Lifetime of the `_lang` cookie in days (product §4, §9). */
export const languageCookieDays = 365;
