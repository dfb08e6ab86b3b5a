const MAX_LENGTH = 240;
/** Prefix that module federation puts before its error messages. */
const FEDERATION_PREFIX = '[ Federation Runtime ]: ';
const FILE_PATTERN = /\/releases\/[^/\s]+\/[^/\s]+\/([^\s:)?]+)/;

/**
 * Returns an error of a release in one line: the file and the message. The error comes from another realm, so it is
 * read by its shape, not by `instanceof`.
 */
export function errorLine(error: unknown): string {
  const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  const file = FILE_PATTERN.exec(`${message}\n${stack}`)?.[1];
  const firstLine = message.replace(FEDERATION_PREFIX, '').split('\n', 1)[0] ?? '';
  return `${file ? `${file}: ` : ''}${name}: ${firstLine}`.slice(0, MAX_LENGTH);
}
