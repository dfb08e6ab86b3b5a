import { followHistory } from './follow-history.ts';
import { followScroll } from './follow-scroll.ts';
import { holdForms } from './hold-forms.ts';
import { holdLinks } from './hold-links.ts';
import { holdPresses } from './hold-presses.ts';
import { interceptLinks } from './intercept-links.ts';
import { startOnInteraction } from './start-shell.ts';
import { storeChosenLanguage } from './store-chosen-language.ts';
import { syncAriaExpanded } from './sync-aria-expanded.ts';

/**
 * Public and sign-in documents: everything that must work before the shell has loaded, in about a kilobyte (product
 * §13).
 */
const start = startOnInteraction();
followScroll();
followHistory();
syncAriaExpanded();
holdLinks(start);
holdPresses(start);
interceptLinks(start);
storeChosenLanguage();
holdForms(start);
