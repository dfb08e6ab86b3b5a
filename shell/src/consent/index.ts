import { watchConsent } from './consent.ts';

/** Public documents of a site with integrations: the one place where scripts of others are started (product §12). */
const notice = document.getElementById('consent');
if (notice) watchConsent(notice);
