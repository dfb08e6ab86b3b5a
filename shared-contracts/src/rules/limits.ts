/** Every limit of the product, once. Lengths are characters, sizes bytes, times milliseconds unless named otherwise. */
export const limits = {
  /** Product §5 and §9. */
  email: { min: 6, max: 50 },
  /** The sign-in form's password (product §5, §9). */
  password: { min: 6, max: 21 },
  /** Passwords set from now on; the sign-in form keeps 6. */
  newPassword: { min: 8, max: 21 },
  /** Digits of an authenticator app or a recovery code, with the hyphen and spaces that people type. */
  secondFactorCode: { max: 20 },
  passkeyName: { min: 2, max: 40 },
  passkeysPerUser: 10,
  title: { min: 2, max: 120 },
  summary: { max: 300 },
  seoTitle: { max: 70 },
  seoDescription: { max: 160 },
  search: { max: 100 },
  richTextBytes: 300_000,
  sectionText: { max: 2_000 },
  /** Visitor's message. */
  message: { min: 10, max: 4_000 },
  /** One text of the site that is no content. */
  staticText: { max: 600 },
  /** Entries of a timeline and the like. */
  contentRows: 40,
  /** Label of an inbox. */
  labelName: { min: 2, max: 30 },
  labels: 30,
  replyTemplates: 50,
  /** Staff's answer by e-mail. */
  replyText: { min: 2, max: 10_000 },
  /** Points of suspicion from which a message waits in quarantine: no single sign but the gravest reaches the least. */
  spamThreshold: { min: 35, max: 150 },
  spamEntries: 200,
  /** The longest time that personal data may be set to be kept. */
  retentionMonths: 120,
  /** The log is kept for so long at least; the database itself sees to it. */
  logMonths: 6,
  /** How long the choices of the consent notice prove something: a year in which one holds, two in which it may be disputed. */
  consentMonths: 36,
  /** Failed sign-ins of strangers that the log tells one by one in an hour: of one net, and of all together. */
  toldFailures: { perNet: 5, perHour: 200 },
  /** Of the rows of a kind, how many one daily run may delete because their period is over: this share, or this many where that is more. */
  deletedAtOnce: { share: 0.2, rows: 100 },
  /** Days in which a data subject is to be answered (KVKK art. 13). */
  dataRequestDays: 30,
  /** From so many days before the last one on, an open request is pressing. */
  pressingDays: 7,
  /** Files of one text of a request for help. */
  attachments: 5,
  personName: { min: 2, max: 80 },
  /** With brackets and an extension. */
  phone: { max: 40 },
  /** Path or address of a link. */
  address: { max: 500 },
  siteScript: { max: 10_000 },
  keyword: { max: 40 },
  keywords: 30,
  productCode: { max: 30 },
  productPictures: 12,
  transporterType: { max: 40 },
  transporterTypes: 10,
  /** Pictures and CVs. */
  fileBytes: 10 * 1_048_576,
  /** Of the disk: what visitors may never use, and what they may use at most. The smaller of bytes and share counts. */
  storage: {
    reserve: { bytes: 512 * 1_048_576, share: 0.15 },
    visitors: { bytes: 10 * 1_024 * 1_048_576, share: 0.5 },
    /** Of what visitors may use; from there on staff are warned. */
    warnFrom: 0.8,
  },
  /** Strangers' uploads under way: of one client, and what has arrived of all of them. */
  uploads: { perClient: 4, bytes: 256 * 1_048_576 },
  /** Of a text and of a list that state no maximum of their own. */
  anyText: 10_000,
  /** Texts of a fixed form: identifiers, days, times, abbreviations. */
  code: 60,
  anyList: 10_000,
  jsonFieldBytes: 1_000_000,
  jsonFieldDepth: 60,
  idList: 500,
  /** The highest number a database column holds. */
  integer: 2_147_483_647,
  panelPageSize: 20,
  /** Pictures of one page of the library: whole rows of four, five, six and eight. */
  mediaPageSize: 40,
  folderName: { max: 60 },
  articlesPerPage: 9,
  /** A search never counts beyond this. */
  countedMatches: 1_000,
  /** Products of one list or search. */
  productsShown: 60,
} as const;

/** What one client, or all together, may take of the server. Apart from `limits`, so that no page carries it. */
export const connectionLimits = {
  perAddress: 100,
  inAll: 1_000,
  /** Pipelined requests behind the one that is being answered; browsers and proxies send none. */
  waitingRequests: 2,
  /** Of an answer, what may lie in memory until the client reads on. */
  unsentBytes: 16_384,
  /** An answer of which the client has taken nothing for so long is given up. */
  unreadMs: 30_000,
  /** Of an `Accept*` header; a longer one counts as absent. */
  negotiationLength: 1_024,
} as const;

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
  /** A repeated public form with the same content is one message. */
  repeatedFormMs: 10 * 60_000,
  /** Lifetime of a session from the sign-in or the last extension (product §12). */
  sessionMs: 8 * 3_600_000,
  /** However often it is extended: the second step is asked for once a day. */
  longestSessionMs: 24 * 3_600_000,
  /** Before the end of a session the panel offers to stay signed in. */
  sessionWarningMs: 5 * 60_000,
  /** Somebody who writes for long tells the server at most this often that the session is in use. */
  sessionUseMs: 10 * 60_000,
  /** From a right password to the last step of signing in. */
  ticketMs: 10 * 60_000,
  /** From the mail with the link to opening it. */
  browserLinkMs: 60 * 60_000,
  /** What a period has ended can be brought back for so long; then it is destroyed. */
  recoverableMs: 7 * 24 * 3_600_000,
  /** Longer than a weekend without a server: then the clock may as well have jumped, and a person has to say. */
  clockAheadMs: 72 * 3_600_000,
  clockBehindMs: 24 * 3_600_000,
  /** A session that nobody uses ends. */
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

/** Days the `_lang` cookie lives (product §4, §9). */
export const languageCookieDays = 365;
