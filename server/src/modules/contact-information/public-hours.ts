import {
  isOver,
  isSpecialHours,
  type ContactItem,
  type SpecialHours,
  type WorkingHours,
} from '@vitrin/shared-contracts/contact-information';
import { fromIstanbulTime, toIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';
import { safeParse } from 'secure-json-parse';

const DAY_MS = 86_400_000;

/** Returns the working hours as visitors see them: without the special days that are over, named in their language. */
export function publicHours(item: ContactItem, lang: string, now: Date): ContactItem {
  const lines = linesOf(item);
  if (!lines.some(isSpecialHours)) return item;
  const today = dayOf(now);
  const shown = lines
    .filter((line) => !isSpecialHours(line) || !isOver(line, today))
    .map((line) => withName(line, item.lang === null ? lang : null));
  return { ...item, content: JSON.stringify(shown) };
}

function withName({ notes, ...line }: WorkingHours, lang: string | null): WorkingHours {
  const note = (lang !== null && notes?.[lang]) || line.note;
  return note === undefined ? line : { ...line, note };
}

/** Returns the ISO time at which the next special day will be over; null if there is none. */
export function nextEnd(items: readonly ContactItem[], now: Date): string | null {
  const today = dayOf(now);
  const [next] = items
    .flatMap(linesOf)
    .filter((line): line is SpecialHours => isSpecialHours(line) && !isOver(line, today))
    .map(({ to }) => to)
    .toSorted();
  return next === undefined ? null : fromIstanbulTime(`${dayAfter(next)}T00:00`) || null;
}

function linesOf({ section, content }: Pick<ContactItem, 'section' | 'content'>): WorkingHours[] {
  const lines: unknown = section === 'shift' ? safeParse(content) : null;
  return Array.isArray(lines) ? (lines as WorkingHours[]) : [];
}

/** Returns the day of a moment as `2026-10-29` where the company is. */
function dayOf(moment: Date): string {
  return toIstanbulTime(moment.toISOString()).slice(0, 'YYYY-MM-DD'.length);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
