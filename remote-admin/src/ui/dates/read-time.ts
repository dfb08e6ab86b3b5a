const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TYPED = /^(\d{1,2})(?: ?[:., ] ?(\d{2})(?:[:.]\d{2})?)?$/;
const DIGITS = /^(\d{1,2})(\d{2})$/;

/** Returns whether the text is a time as fields keep it: `hh:mm` in 24 hours. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/**
 * Reads a time in any way in which it is usually written in Turkish: `9`, `9.30`, `09:30`, `0930`.
 * @returns `hh:mm`; null for any other text and for a time that does not exist
 */
export function readTime(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  const [, hour, minute = '00'] = TYPED.exec(plain) ?? DIGITS.exec(plain) ?? [];
  if (hour === undefined) return null;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return isTime(time) ? time : null;
}
