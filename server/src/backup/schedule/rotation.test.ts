import { expiredBackups } from './rotation.ts';

const DAY_MS = 86_400_000;
const last = Date.UTC(2026, 10, 26, 1);
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: String(index), at: new Date(last - index * DAY_MS) }));

function kept(count: number): number[] {
  const files = daily(count);
  const expired = new Set(expiredBackups(files));
  return files.filter(({ name }) => !expired.has(name)).map(({ name }) => Number(name));
}

it('keeps the newest of seven days, four weeks and six months', () => {
  expect(kept(365)).toEqual([0, 1, 2, 3, 4, 5, 6, 11, 18, 26, 57, 87, 118, 149]);
});

it('keeps the same files when it runs every day', () => {
  let files = daily(0);
  for (let day = 400; day >= 0; day--) {
    files.push({ name: String(day), at: new Date(last - day * DAY_MS) });
    const expired = new Set(expiredBackups(files));
    files = files.filter(({ name }) => !expired.has(name));
  }
  expect(files.length).toBeGreaterThanOrEqual(13);
  expect(files.length).toBeLessThanOrEqual(17);
});

it('never deletes the only backup, however old it is', () => {
  expect(expiredBackups([{ name: 'old', at: new Date(0) }])).toEqual([]);
});
