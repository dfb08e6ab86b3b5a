const KILOBYTE = 1_024;
const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** A file's size as people read it; nothing is nothing at all. */
export function sizeInWords(bytes: number): string {
  return bytes < KILOBYTE * KILOBYTE
    ? `${number.format(Math.ceil(bytes / KILOBYTE))} kB`
    : `${number.format(bytes / KILOBYTE / KILOBYTE)} MB`;
}
