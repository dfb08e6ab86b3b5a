import { watchConsent } from './consent.ts';

/** Public documents of a site with integrations: the one place where scripts of others are started (design §6). */
const notice = document.getElementById('consent');
if (notice) watchConsent(notice);
