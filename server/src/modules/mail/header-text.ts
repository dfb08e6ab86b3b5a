const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const MOST = 200;

/** Returns a text that is safe in a mail header: one line without control or bidirectional characters. */
export function headerText(text: string): string {
  const line = text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST - 1).trimEnd()}…` : line;
}
