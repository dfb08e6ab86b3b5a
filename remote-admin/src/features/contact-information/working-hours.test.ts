import { limits } from '@vitrin/shared-contracts/limits';
import { daysText, hoursError, hoursText, newLine, readHours } from './working-hours.ts';

const line = (days: number[], opens: string | null = '09:00', closes: string | null = '18:00') => ({
  days,
  opens,
  closes,
});

test('consecutive days are shown as a range', () => {
  expect(daysText([5, 1, 2, 3, 4])).toBe('Pzt–Cum');
  expect(daysText([1, 3, 6, 7])).toBe('Pzt, Çar, Cmt–Paz');
  expect(daysText([])).toBe('');
});

test.each([
  [[], 'En Az Bir Satır Ekleyiniz'],
  [[line([])], 'Her Satır İçin En Az Bir Gün Seçiniz'],
  [[line([1, 2]), line([2])], 'Bir Gün Yalnızca Bir Satırda Seçilebilir'],
  [[line([1], '09:00', null)], 'Açılış ve Kapanış Saatini Giriniz'],
  [[line([1], '', '')], 'Açılış ve Kapanış Saatini Giriniz'],
  [[line([1], '09:00', '25:00')], 'Saati 09:30 Gibi Yazınız'],
  [[line([1], '18:00', '09:00')], 'Kapanış Saati Açılıştan Sonra Olmalıdır'],
  [[line([1]), line([7], null, null)], null],
])('working hours %j give the message %s', (hours, problem) => {
  expect(hoursError(hours)).toBe(problem);
});

const special = (from: string, to = from, opens: string | null = null) => ({
  ...line([], opens, opens === null ? null : '13:00'),
  from,
  to,
  note: 'Bayram',
});

test.each([
  [[line([1]), special('')], 'Özel Günün Tarihini Giriniz'],
  [[line([1]), special('2026-03-20', '2026-03-19')], 'Özel Günün Bitişi Başlangıcından Önce Olamaz'],
  [[line([1]), special('2026-03-19', '2026-03-22'), special('2026-03-22')], 'Bir Gün Yalnızca Bir Özel Günde Olabilir'],
  [[special('2026-03-19')], 'En Az Bir Satır Ekleyiniz'],
  [[line([1]), special('2026-10-28', '2026-10-28', '14:00')], 'Kapanış Saati Açılıştan Sonra Olmalıdır'],
  [[line([1]), special('2026-10-28', '2026-10-28', '09:00'), special('2026-10-29')], null],
])('special days %j give the message %s', (hours, problem) => {
  expect(hoursError(hours)).toBe(problem);
});

test('special days are named in the list until they are over', () => {
  const hours = [line([1, 2]), special('2026-10-29')];
  expect(hoursText(hours, new Date('2026-10-29T20:00:00Z'))).toBe('Pzt–Sal 09:00–18:00 · Bayram, 29 Ekim kapalı');
  // Half past midnight in Istanbul.
  expect(hoursText(hours, new Date('2026-10-29T21:30:00Z'))).toBe('Pzt–Sal 09:00–18:00');
});

test('the list names the next three special days, and counts the others', () => {
  const days = ['2026-12-31', '2026-10-28', '2026-10-29', '2027-01-01', '2027-03-09'].map((from) => special(from));
  expect(hoursText([...days, line([1])], new Date('2026-10-29T12:00:00Z'))).toBe(
    'Pzt 09:00–18:00 · Bayram, 29 Ekim kapalı · Bayram, 31 Aralık kapalı · Bayram, 1 Ocak kapalı · 1 özel gün daha',
  );
});

test('the message for too many special days says what can be done', () => {
  const days = Array.from({ length: limits.specialDays.max + 1 }, (_each, index) =>
    special(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)),
  );
  expect(hoursError([line([1]), ...days.slice(1)])).toBeNull();
  expect(hoursError([line([1]), ...days])).toBe('En Fazla 100 Özel Gün Eklenebilir; Geçmiş Günleri Siliniz');
});

test('a new line starts with the first free day; unreadable content gives no lines', () => {
  expect(newLine([line([1, 2, 3])]).days).toEqual([4]);
  expect(readHours('pazartesi')).toEqual([]);
});
