const LONGEST = 240;
/** What federation puts before its own sentences. */
const SIGNATURE = '[ Federation Runtime ]: ';
const PLACE = /\/releases\/[^/\s]+\/[^/\s]+\/([^\s:)?]+)/;

/**
 * Returns an error of a release in one line: the file and the message. The error comes from another realm, so it is
 * read by its shape, not by `instanceof`.
 */
export function errorLine(error: unknown): string {
  const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  const file = PLACE.exec(`${message}\n${stack}`)?.[1];
  const firstLine = message.replace(SIGNATURE, '').split('\n', 1)[0] ?? '';
  return `${file ? `${file}: ` : ''}${name}: ${firstLine}`.slice(0, LONGEST);
}
