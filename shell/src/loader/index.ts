import { followHistory } from './follow-history.ts';
import { followScroll } from './follow-scroll.ts';
import { holdForms } from './hold-forms.ts';
import { catchLinks } from './catch-links.ts';
import { startWhenUsed } from './start-shell.ts';
import { keepLanguage } from './keep-language.ts';
import { mirrorMenus } from './mirror-menus.ts';

/** Public and sign-in documents: all that must work before the shell is there, in about a kilobyte (product §13). */
const start = startWhenUsed();
followScroll();
followHistory();
mirrorMenus();
catchLinks(start);
keepLanguage();
holdForms(start);
