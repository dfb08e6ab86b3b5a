/** Every limit of the product, once. Lengths are characters, sizes bytes, times milliseconds unless named otherwise. */
export const limits = {
  /** Spec §5 and §9. */
  email: { min: 6, max: 50 },
  /** The sign-in form's password (spec §5, §9). */
  password: { min: 6, max: 21 },
  /** Passwords set from now on; the sign-in form keeps the spec's 6. */
  newPassword: { min: 8, max: 21 },
  title: { min: 2, max: 120 },
  summary: { max: 300 },
  seoTitle: { max: 70 },
  seoDescription: { max: 160 },
  search: { max: 100 },
  richTextBytes: 300_000,
  jsonFieldBytes: 1_000_000,
  jsonFieldDepth: 60,
  idList: 500,
  /** The highest number a database column holds. */
  integer: 2_147_483_647,
  panelPageSize: 20,
  articlesPerPage: 9,
  /** A search never counts beyond this. */
  countedMatches: 1_000,
} as const;

export const durations = {
  /** Spec §9. */
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
  /** Session lifetime and idle limit. */
  sessionMs: 8 * 3_600_000,
  sessionIdleMs: 2 * 3_600_000,
} as const;

/** Widths and offsets in CSS pixels (spec §2, §9). */
export const breakpoints = {
  stickyHeaderOffset: 50,
  scrollToTopOffset: 1_000,
  oneColumn: 700,
  phoneMenu: 800,
  sidebarHidden: 1_024,
  menuToggle: 780,
} as const;

/** Days the `_lang` cookie lives (spec §4, §9). */
export const languageCookieDays = 365;
