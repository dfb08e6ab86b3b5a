import { watchConsent } from './consent.ts';

/** Public documents of a site with integrations: the only place where third-party scripts are started (product §12). */
const notice = document.getElementById('consent');
if (notice) watchConsent(notice);
