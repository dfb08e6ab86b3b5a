import { renameStyleAttributes, STYLE_ATTRIBUTE } from './inert-styles.ts';

/** Declarations of a `style` value by property, both in lower case. */
export type Styles = ReadonlyMap<string, string>;

/** Parses pasted HTML without applying its styles; `stylesOf` reads them. */
export function parsePasted(html: string): HTMLElement {
  return new DOMParser().parseFromString(renameStyleAttributes(html), 'text/html').body;
}

/** Parsed as text: the page's Content Security Policy does not apply styles to the elements. */
export function stylesOf(element: Element): Styles {
  const declarations = (element.getAttribute(STYLE_ATTRIBUTE) ?? '').split(';').map((part) => part.split(':'));
  return new Map(
    declarations.flatMap(([name = '', value = '']) =>
      name.trim() === '' ? [] : [[name.trim().toLowerCase(), value.trim().toLowerCase()]],
    ),
  );
}

/** Checks for a length of zero in any unit. */
export function isZero(length: string): boolean {
  return /^0(?:\.0*)?(?:[a-z]+|%)?$/.test(length);
}

/** Checks for Word's XML namespace or style names. */
export function isFromWord(html: string): boolean {
  return /urn:schemas-microsoft-com:office|class="?Mso|mso-/i.test(html);
}

/** Checks for a document of Word or LibreOffice, in which every deletion is a tracked change. */
export function isFromOffice(html: string): boolean {
  return isFromWord(html) || /name="?generator"? content="LibreOffice/i.test(html);
}

/** Checks for the identifier that Google Docs puts around everything that is copied. */
export function isFromGoogleDocs(html: string): boolean {
  return html.includes('docs-internal-guid');
}
