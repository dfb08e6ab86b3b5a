import { istanbulClock } from './istanbul-time.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a time as `D.M.YYYY - hh:mm` in Istanbul time (product §9).
 * @param moment - time to format
 */
export function exactTime(moment: Date): string {
  const { day, month, year, hour, minute } = istanbulClock(moment);
  return `${day}.${month}.${year} - ${twoDigits(hour)}:${twoDigits(minute)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

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
