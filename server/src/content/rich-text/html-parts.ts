import type { AttributeOf } from './document-node.ts';

/** Upper bound of numeric attributes: no list counts higher, and no picture is larger. */
export const MAX_NUMBER = 99_999;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Returns the numeric attributes above one; one is the default of each of them. */
export function numericAttributes(names: readonly string[], attribute: AttributeOf, largest: number): string {
  return names
    .map((name) => ({ name, count: Number(attribute(name)) }))
    .filter(({ count }) => Number.isInteger(count) && count > 1 && count <= largest)
    .map(({ name, count }) => ` ${name}="${count}"`)
    .join('');
}
