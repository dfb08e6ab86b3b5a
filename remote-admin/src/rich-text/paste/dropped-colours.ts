import { stylesOf } from './parse-pasted.ts';

/** Colours of pasted text that the editor does not support. */
export interface DroppedColours {
  text: boolean;
  highlight: boolean;
  cell: boolean;
}

/** Text whose colour follows from what it is. */
const COLOURED_BY_ROLE = 'a, h1, h2, h3, h4, h5, h6, [role="heading"], p.MsoTitle, p.MsoSubtitle';
/** Difference of the channels (0–255) up to which a colour looks grey. */
const GREY_RANGE = 40;

/**
 * Finds colours that somebody chose. Documents write the colour of every word: only coloured text counts, in a web page only
 * if it differs from the colour of most of the text.
 */
export function droppedColours(body: HTMLElement, isDocument: boolean): DroppedColours {
  const texts = textNodesOf(body);
  const isChosen = (valueOf: (element: Element) => string) => {
    const lengths = new Map<string, number>();
    for (const text of texts) {
      const value = inherited(text, valueOf);
      lengths.set(value, (lengths.get(value) ?? 0) + (text.textContent?.trim().length ?? 0));
    }
    const [most] = [...lengths].toSorted(([, a], [, b]) => b - a);
    return [...lengths.keys()].some((value) => isColourful(value) && (isDocument || value !== most?.[0]));
  };
  return {
    text: isChosen(textColour),
    highlight: isChosen(highlight),
    cell: [...body.querySelectorAll('tr, td, th')].some((cell) => isColourful(background(cell))),
  };
}

function textNodesOf(body: HTMLElement): Node[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node.textContent?.trim() !== '' && !node.parentElement?.closest(COLOURED_BY_ROLE);
    if (isText) found.push(node);
  }
  return found;
}

/** Returns the value of the nearest element that has one. */
function inherited(node: Node, valueOf: (element: Element) => string): string {
  for (let element = node.parentElement; element; element = element.parentElement) {
    const value = valueOf(element);
    if (value !== '') return value;
  }
  return '';
}

function textColour(element: Element): string {
  return stylesOf(element).get('color') ?? element.getAttribute('color')?.toLowerCase() ?? '';
}

function highlight(element: Element): string {
  if (element.matches('table, tr, td, th')) return 'none';
  if (element.matches('mark')) return 'yellow';
  return stylesOf(element).get('mso-highlight') ?? background(element);
}

function background(element: Element): string {
  const styles = stylesOf(element);
  return styles.get('background-color') ?? styles.get('background') ?? element.getAttribute('bgcolor') ?? '';
}

const COLOURLESS =
  /^(?:|none|auto|inherit|initial|unset|transparent|currentcolor|windowtext|window|black|white|gr[ae]y)$/;

function isColourful(value: string): boolean {
  const channels = channelsOf(value);
  if (channels) return Math.max(...channels) - Math.min(...channels) > GREY_RANGE;
  // Names such as `red`; a value with a function or an image says nothing.
  return /^[a-z]+$/.test(value) && !COLOURLESS.test(value) && !/gr[ae]y$/.test(value);
}

/** Returns red, green and blue (0–255); null for other notations and transparent colours. */
function channelsOf(value: string): number[] | null {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})\b/.exec(value) ?? [];
  if (hex) {
    const digits = hex.match(hex.length === 3 ? /./g : /../g) ?? [];
    return digits.map((each) => Number.parseInt(each.padEnd(2, each), 16));
  }
  const [, list] = /^rgba?\(([\d\s.,%/]+)\)/.exec(value) ?? [];
  const numbers = list?.split(/[\s,/]+/).map(Number) ?? [];
  return numbers.length < 3 || numbers[3] === 0 ? null : numbers.slice(0, 3);
}
