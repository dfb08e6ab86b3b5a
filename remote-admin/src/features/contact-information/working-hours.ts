import {
  isOver,
  isSpecialHours,
  tooManySpecialDays,
  type SpecialHours,
  type WorkingHours,
} from '@vitrin/shared-contracts/contact-information';
import { toIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';
import { limits } from '@vitrin/shared-contracts/limits';
import { invalid } from '@vitrin/shared-contracts/validation';
import { isTime } from '../../ui/dates/read-time.ts';

/** ISO weekdays, as stored by the site. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** 5 January 2026 was a Monday. */
function dayName(day: number, weekday: 'short' | 'long'): string {
  return new Intl.DateTimeFormat('tr-TR', { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 4 + day)));
}

export const shortDay = (day: number) => dayName(day, 'short');
export const longDay = (day: number) => dayName(day, 'long');

/** Returns the days as text, with consecutive days as a range: 'Pzt–Cum, Paz'. */
export function daysText(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const day of sorted) {
    const last = runs.at(-1);
    if (last && day === last[1] + 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([from, to]) => (from === to ? shortDay(from) : `${shortDay(from)}–${shortDay(to)}`)).join(', ');
}

/** Special days that a list names; there may be a hundred. */
const NAMED_DAYS = 3;

/** Returns working hours as text, with the next special days. */
export function hoursText(hours: readonly WorkingHours[], now = new Date()): string {
  const past = pastLines(hours, now);
  const special = hours
    .filter(isSpecialHours)
    .filter((line) => !past.includes(line))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const more = special.length - NAMED_DAYS;
  return [
    ...hours.filter((line) => !isSpecialHours(line)).map((line) => `${daysText(line.days)} ${timesText(line)}`),
    ...special.slice(0, NAMED_DAYS).map((line) => `${specialText(line)} ${timesText(line)}`),
    ...(more > 0 ? [`${more} özel gün daha`] : []),
  ].join(' · ');
}

function timesText({ opens, closes }: WorkingHours): string {
  return opens && closes ? `${opens}–${closes}` : 'kapalı';
}

const shortDate = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns special days as text: 'Cumhuriyet Bayramı, 29 Ekim'. */
function specialText({ from, to, note }: SpecialHours): string {
  const range = [...new Set([from, to])].filter(Boolean).map((day) => shortDate.format(new Date(day)));
  return [note, range.join(' – ')].filter(Boolean).join(', ');
}

/** Parses the content of a `shift` item; returns an empty list if it is unreadable. */
export function readHours(content: string): WorkingHours[] {
  try {
    const hours: unknown = JSON.parse(content);
    return Array.isArray(hours) ? (hours as WorkingHours[]) : [];
  } catch {
    return [];
  }
}

/** Returns a new line with the first day that no other line uses. */
export function newLine(hours: readonly WorkingHours[]): WorkingHours {
  const usedDays = new Set(hours.flatMap(({ days }) => days));
  return { days: weekdays.filter((day) => !usedDays.has(day)).slice(0, 1), opens: '09:00', closes: '18:00' };
}

/** Returns a new line of special days: closed, on a day that the user chooses. */
export function newSpecial(): SpecialHours {
  return { days: [], from: '', to: '', note: '', opens: null, closes: null };
}

/** Returns the special days that are over where the company is. */
export function pastLines(hours: readonly WorkingHours[], now: Date): SpecialHours[] {
  const today = toIstanbulTime(now.toISOString()).slice(0, 'YYYY-MM-DD'.length);
  return hours.filter(isSpecialHours).filter((line) => isOver(line, today));
}

const longDate = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns special days that are over as text, with the year: 'Cumhuriyet Bayramı, 29 Ekim 2025'. */
export function pastDayText({ from, to, note }: SpecialHours): string {
  return [note, longDate.formatRange(new Date(from), new Date(to))].filter(Boolean).join(', ');
}

/** Returns special days with their name in another language; without it if the name is empty. */
export function withName({ notes = {}, ...line }: SpecialHours, lang: string, name: string): SpecialHours {
  const { [lang]: _former, ...others } = notes;
  const next = name === '' ? others : { ...others, [lang]: name };
  return Object.keys(next).length === 0 ? line : { ...line, notes: next };
}

/** Returns the error message for the lines; null if they are valid. */
export function hoursError(lines: readonly WorkingHours[]): string | null {
  return weekdaysError(lines.filter((line) => !isSpecialHours(line))) ?? specialError(lines.filter(isSpecialHours));
}

function specialError(lines: readonly SpecialHours[]): string | null {
  if (lines.length > limits.specialDays.max) return tooManySpecialDays;
  if (lines.some(({ from, to }) => !from || !to)) return 'Özel Günün Tarihini Giriniz';
  if (lines.some(({ from, to }) => from > to)) return 'Özel Günün Bitişi Başlangıcından Önce Olamaz';
  const byDay = lines.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (byDay.some(({ from }, index) => index > 0 && from <= (byDay[index - 1]?.to ?? '')))
    return 'Bir Gün Yalnızca Bir Özel Günde Olabilir';
  return timesError(lines);
}

function weekdaysError(hours: readonly WorkingHours[]): string | null {
  if (hours.length === 0) return 'En Az Bir Satır Ekleyiniz';
  if (hours.some(({ days }) => days.length === 0)) return 'Her Satır İçin En Az Bir Gün Seçiniz';
  const days = hours.flatMap((line) => line.days);
  if (new Set(days).size < days.length) return 'Bir Gün Yalnızca Bir Satırda Seçilebilir';
  return timesError(hours);
}

function timesError(hours: readonly WorkingHours[]): string | null {
  if (hours.some(({ opens, closes }) => !opens !== !closes || opens === '' || closes === ''))
    return 'Açılış ve Kapanış Saatini Giriniz';
  if (hours.some(({ opens, closes }) => [opens, closes].some((time) => time !== null && !isTime(time))))
    return invalid.time;
  if (hours.some(({ opens, closes }) => opens !== null && closes !== null && opens >= closes))
    return 'Kapanış Saati Açılıştan Sonra Olmalıdır';
  return null;
}
