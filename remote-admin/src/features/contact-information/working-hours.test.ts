import { daysText, hoursError, newLine, readHours } from './working-hours.ts';

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

test('a new line starts with the first free day; unreadable content gives no lines', () => {
  expect(newLine([line([1, 2, 3])]).days).toEqual([4]);
  expect(readHours('pazartesi')).toEqual([]);
});
