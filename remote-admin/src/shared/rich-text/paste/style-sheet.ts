const SHEET = /<style[^<>]*>(.*?)<\/style>/gis;
const COMMENT = /<!--|-->|\/\*.*?\*\//gs;
/** Whether the conditions of such a block hold is unknown; most are about printing. */
const CONDITIONAL = /@[a-z-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * Returns the selectors of style sheets whose declarations match. Read from the source of the paste, because the sanitizer
 * removes style sheets before the HTML is parsed.
 * @param html - source
 * @param declarations - pattern of the declarations
 */
export function selectorsOf(html: string, declarations: RegExp): string[] {
  const sheets = [...html.matchAll(SHEET)].map(([, sheet = '']) => sheet.replace(COMMENT, '').replace(CONDITIONAL, ''));
  return sheets.flatMap((sheet) =>
    [...sheet.matchAll(RULE)].flatMap(([, selectors = '', declared = '']) =>
      declarations.test(declared) ? selectors.split(',').map((selector) => selector.trim()) : [],
    ),
  );
}

/** Finds the elements of selectors; those that the browser does not know match nothing. */
export function elementsOf(body: HTMLElement, selectors: readonly string[]): Element[] {
  return selectors.flatMap((selector) => {
    try {
      return [...body.querySelectorAll(selector)];
    } catch {
      return [];
    }
  });
}
