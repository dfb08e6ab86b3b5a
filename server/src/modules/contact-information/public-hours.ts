import {
  isOver,
  isSpecialHours,
  type ContactItem,
  type SpecialHours,
  type WorkingHours,
} from '@vitrin/shared-contracts/contact-information';
import { safeParse } from 'secure-json-parse';
import { dayAfter, dayStart, istanbulDay } from '../../platform/istanbul-day.ts';

/** Returns the working hours as visitors see them: without the special days that are over, named in their language. */
export function publicHours(item: ContactItem, lang: string, now: Date): ContactItem {
  const lines = linesOf(item);
  if (!lines.some(isSpecialHours)) return item;
  const today = istanbulDay(now.getTime());
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
  const today = istanbulDay(now.getTime());
  const [next] = items
    .flatMap(linesOf)
    .filter((line): line is SpecialHours => isSpecialHours(line) && !isOver(line, today))
    .map(({ to }) => to)
    .toSorted();
  return next === undefined ? null : dayStart(dayAfter(next, 1));
}

function linesOf({ section, content }: Pick<ContactItem, 'section' | 'content'>): WorkingHours[] {
  const lines: unknown = section === 'shift' ? safeParse(content) : null;
  return Array.isArray(lines) ? (lines as WorkingHours[]) : [];
}
