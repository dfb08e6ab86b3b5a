/** Names of everything kept in the browser (product §3). */
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
  /** How a new message is told in this browser. */
  inboxNotices: 'inbox_notices',
  /** With a number of the tab behind it: the release that runs there, until the page is left. One that stays was frozen. */
  running: 'running',
  /** 'off' where one key alone does nothing in the panel. */
  singleKeys: 'single_keys',
} as const;

/** The three records of a session (product §3). */
export const sessionKeys = [storageKeys.token, storageKeys.userData, storageKeys.expirationDate] as const;

export const cookieNames = {
  language: '_lang',
  /** HttpOnly, SameSite=Strict half of a staff session. */
  companion: '__Host-companion',
  /** Tells a browser that somebody has signed in with before: strangers cannot use up its attempts. */
  device: '__Host-device',
  /** Signed, expiring choice of one release by signed-in staff. */
  preview: '__Host-preview',
  /** A number from 0 to 99 that keeps a visitor with the same release while a candidate is tried; names nobody. */
  group: '_group',
  /** Written by the shell: the release that has just failed in this browser, so that the next document names another. */
  avoid: '_avoid',
} as const;
