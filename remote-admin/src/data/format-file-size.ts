const KILOBYTE = 1_024;
const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** Returns a file size as text, with kilobytes rounded up, so that only an empty file is shown as 0. */
export function formatFileSize(bytes: number): string {
  return bytes < KILOBYTE * KILOBYTE
    ? `${number.format(Math.ceil(bytes / KILOBYTE))} kB`
    : `${number.format(bytes / KILOBYTE / KILOBYTE)} MB`;
}
