import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { nextEnd, publicHours } from './public-hours.ts';

const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '18:00' };
const special = (from: string, to: string, names: object = {}) => ({ days: [], from, to, ...names, opens: null });
const holiday = { note: 'Bayram', notes: { en: 'Holiday' } };

function shift(lines: readonly object[], lang: string | null = null): ContactItem {
  return { id: 1, section: 'shift', name: 'Ofis', content: JSON.stringify(lines), lang, queue: 1 };
}

const shown = (item: ContactItem, lang: string, now = '2026-10-29T12:00:00Z') =>
  JSON.parse(publicHours(item, lang, new Date(now)).content) as { note?: string; notes?: object }[];

it('leaves out special days from the midnight in Istanbul after them', () => {
  const item = shift([weekdays, special('2026-10-28', '2026-10-29')]);
  expect(shown(item, 'tr', '2026-10-29T20:59:00Z')).toHaveLength(2);
  expect(shown(item, 'tr', '2026-10-29T21:00:00Z')).toEqual([weekdays]);
});

it.each([
  ['en', null, 'Holiday'],
  ['de', null, 'Bayram'],
  ['tr', null, 'Bayram'],
  ['en', 'en', 'Bayram'],
])('names a special day for a reader of %s, of an item in %s: %s', (lang, ofItem, name) => {
  const [day] = shown(shift([special('2026-10-29', '2026-10-29', holiday)], ofItem), lang);
  expect(day).toEqual({ ...special('2026-10-29', '2026-10-29'), note: name });
});

it('leaves other items and unreadable hours as they are', () => {
  const phone: ContactItem = { ...shift([]), section: 'telefon', content: '0232 555 01 00' };
  const unreadable = { ...shift([]), content: 'hafta içi' };
  for (const item of [phone, unreadable, shift([weekdays])]) expect(publicHours(item, 'en', new Date())).toBe(item);
});

it('says when the next special day is over', () => {
  const items = [
    shift([special('2026-10-01', '2026-10-01'), special('2026-12-31', '2027-01-01')]),
    shift([weekdays, special('2026-10-29', '2026-10-30')]),
  ];
  expect(nextEnd(items, new Date('2026-10-29T12:00:00Z'))).toBe('2026-10-30T21:00:00.000Z');
  expect(nextEnd(items, new Date('2026-11-01T12:00:00Z'))).toBe('2027-01-01T21:00:00.000Z');
  expect(nextEnd(items, new Date('2027-02-01T12:00:00Z'))).toBeNull();
});
