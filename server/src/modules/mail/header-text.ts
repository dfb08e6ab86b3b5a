const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const MAX_LENGTH = 200;

/** Returns a text that is safe in a mail header: one line without control or bidirectional characters. */
export function headerText(text: string): string {
  const line = text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}
