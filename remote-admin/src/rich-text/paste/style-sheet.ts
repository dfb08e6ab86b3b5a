/** Returns the text between two signs, and the text without these parts. Without regular expressions, which would not be linear here. */
export function splitParts(text: string, start: string, end: string): { inside: string[]; outside: string } {
  const [first = '', ...parts] = text.split(start);
  const split = parts.map((part) => {
    const at = part.indexOf(end);
    return at < 0 ? { inside: part, after: '' } : { inside: part.slice(0, at), after: part.slice(at + end.length) };
  });
  return { inside: split.map(({ inside }) => inside), outside: first + split.map(({ after }) => after).join('') };
}

/**
 * Returns the selectors of style sheets whose declarations match. Read from the source of the paste, because the sanitizer
 * removes style sheets before the HTML is parsed.
 * @param html - source
 * @param declarations - pattern of the declarations
 */
export function selectorsOf(html: string, declarations: RegExp): string[] {
  return splitParts(html, '<style', '</style>').inside.flatMap((sheet) => {
    const { outside } = splitParts(sheet.slice(sheet.indexOf('>') + 1), '/*', '*/');
    return rulesOf(outside.replaceAll('<!--', '').replaceAll('-->', '')).flatMap(({ selectors, declared }) =>
      declarations.test(declared) ? selectors.split(',').map((selector) => selector.trim()) : [],
    );
  });
}

/** Returns the rules outside `@` blocks, whose conditions are unknown; most are about printing. */
function rulesOf(sheet: string): { selectors: string; declared: string }[] {
  const rules: { selectors: string; declared: string }[] = [];
  let depth = 0;
  for (const part of sheet.split('}')) {
    const pieces = part.split('{');
    const isTop = depth === 0 && pieces.length === 2 && !part.trim().startsWith('@');
    if (isTop) rules.push({ selectors: pieces[0] ?? '', declared: pieces[1] ?? '' });
    depth = Math.max(0, depth + pieces.length - 2);
  }
  return rules;
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
