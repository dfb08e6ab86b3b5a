/** Names of everything kept in the browser (spec §9, design §11). */
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
} as const;

export const cookieNames = {
  language: '_lang',
  /** HttpOnly, SameSite=Strict half of a staff session. */
  companion: '__Host-companion',
} as const;
