import { formatLocale } from '@vitrin/shared-contracts/format-locale';

const KILOBYTE = 1_024;

/** Formats a size as '340 kB' or '2,4 MB' in a language. */
export function fileSize(bytes: number, language: string): string {
  const kilobytes = bytes / KILOBYTE;
  const [value, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kilobyte'] : [kilobytes / KILOBYTE, 'megabyte'];
  return new Intl.NumberFormat(formatLocale(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
