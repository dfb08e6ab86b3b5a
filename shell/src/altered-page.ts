/** Marks of a translated page: of Chrome and Google, of Edge, of Safari and others. */
const TRANSLATION = 'font, [_msttexthash], [_mstmutation]';
const TRANSLATED_CLASS = /\btranslated-(?:ltr|rtl)\b/;

/** Checks whether the browser has translated the page: it has replaced texts that React keeps. */
function isTranslated(root: ParentNode): boolean {
  return TRANSLATED_CLASS.test(document.documentElement.className) || root.querySelector(TRANSLATION) !== null;
}

/**
 * Checks whether something else than the site has changed the page: a translation, or an extension, whose elements are
 * custom ones or have a prefix of its own. The markup of the site has neither.
 */
export function isAltered(root: ParentNode): boolean {
  return isTranslated(root) || [...root.querySelectorAll('*')].some(isForeign);
}

function isForeign({ localName, attributes }: Element): boolean {
  return localName.includes('-') || [...attributes].some(({ name }) => EXTENSION.test(name));
}

/** Attributes by which password managers and writing aids mark elements. */
const EXTENSION = /^data-(?:lastpass|dashlane|1p|bw|bitwarden|kwimpala|np|nordpass|roboform|gramm|lt)\b/;

/** Errors of React when a node that it wants to move or remove is not where it has put it. */
const DOM_ERRORS: ReadonlySet<string> = new Set(['NotFoundError', 'HierarchyRequestError']);

/** Checks whether an error means that the translation of the browser has moved the nodes of the page. */
export function isErrorOfTranslation(error: unknown): boolean {
  return error instanceof DOMException && DOM_ERRORS.has(error.name) && isTranslated(document);
}
