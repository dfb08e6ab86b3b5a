const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const MOST = 200;

/** A text as it may stand in a header: one line, nothing that ends it or turns what is read around. */
export function headerText(text: string): string {
  const line = text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST - 1).trimEnd()}…` : line;
}
