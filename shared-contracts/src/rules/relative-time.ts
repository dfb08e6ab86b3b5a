const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let format: Intl.DateTimeFormat | undefined;

/** Created with the first use: it takes several milliseconds, on a phone up to a hundred. */
function istanbulTime(): Intl.DateTimeFormat {
  return (format ??= new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'Europe/Istanbul',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));
}

/**
 * Formats a time as `D.M.YYYY - hh:mm` in Istanbul time (product §9).
 * @param moment - time to format
 */
export function exactTime(moment: Date): string {
  const part = Object.fromEntries(
    istanbulTime()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${Number(part.day)}.${Number(part.month)}.${part.year} - ${part.hour}:${part.minute}`;
}

/**
 * Formats a time in Turkish as seconds, minutes or hours ago; from one day on as `exactTime` (product §9). A time in
 * the future is shown as now.
 * @param moment - time to format
 * @param now - current time
 */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1000));
  if (seconds === 0) return 'az önce';
  if (seconds < MINUTE) return `${seconds} saniye önce`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} dakika önce`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} saat önce`;
  return exactTime(moment);
}
