/** Addresses that the shell and the http policy need before anything else: the long lists of `paths` stay out of the first view. */
export const loginPath = '/giris-yap';
export const notFoundPath = '/404';
export const panelPath = '/admin';
export const statusCall = '/api/admin/status';
export const sessionExtendCall = '/api/admin/session/extend';
export const inboxStreamCall = '/api/admin/inbox/stream';
export const pageVisitsCall = '/api/pages/visits';
export const currentReleaseCall = '/api/releases/current';
export const releaseFaultsCall = '/api/releases/faults';
export const releaseHealthCall = '/api/releases/health';
