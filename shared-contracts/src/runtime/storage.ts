/** Keys of all values stored in the browser (product §3). */
export const storageKeys = {
  token: 'token',
  userData: 'user_data',
  expirationDate: 'expiration_date',
  rememberedEmail: 'remember_me_email',
  language: 'language',
  mode: 'mode',
  menu: 'menu',
  header: 'header',
  layout: 'layout',
  sidemenu: 'sidemenu',
  consent: 'consent',
  /** Notices that the visitor has closed, as `{id}.{version}` separated by spaces. */
  closedAnnouncements: 'closed_announcements',
  /** How new messages are announced in this browser (sound, notification). */
  inboxNotices: 'inbox_notices',
  /**
   * Prefix; the id of the tab follows. The value is the release that runs in the tab and is removed when the user
   * leaves the page. A value that stays without being renewed means that the page froze.
   */
  running: 'running',
  /** Session storage: the screen of the panel on which the session of this tab has ended. */
  returnAddress: 'return_to',
  /** Session storage: what was typed into the screens of the first run, without the password and the code. */
  firstRun: 'first_run',
  /** Session storage: set after the first run until the dashboard's welcome is closed. */
  welcome: 'welcome',
  /** `off` when shortcuts of a single key are disabled in the panel. */
  singleKeys: 'single_keys',
} as const;

/** Storage keys of the three session records (product §3). */
export const sessionKeys = [storageKeys.token, storageKeys.userData, storageKeys.expirationDate] as const;

/** Names of all cookies of the site. */
export const cookieNames = {
  language: '_lang',
  /** Session-binding cookie of a staff session (HttpOnly, SameSite=Strict). */
  companion: '__Host-companion',
  /**
   * Marks a browser in which a staff member has signed in before. It has its own throttle counter, so attempts by
   * anonymous clients cannot lock the user out.
   */
  device: '__Host-device',
  /** Signed, expiring preview of one release, for signed-in staff. */
  preview: '__Host-preview',
  /** Signed link to one release, for everybody who has opened it. */
  releaseLink: '__Host-release-link',
  /**
   * Number from 0 to 99 that assigns a visitor to the same release during a canary; it does not identify the visitor.
   */
  group: '_group',
  /** Written by the shell: the releases that have just failed in this browser. The next document loads others. */
  avoid: '_avoid',
} as const;
