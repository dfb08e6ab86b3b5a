import { units } from '@vitrin/shared-contracts/releases';
import { classNames } from './class-names.ts';

const nameIn = (unit: Parameters<typeof classNames>[0]) =>
  classNames(unit, '/work')('/work/src/card.module.css', 'box');

test('a class has six characters and can stand in a selector', () => {
  for (const unit of units) expect(nameIn(unit)).toMatch(/^[a-z]{2}[\w-]{4}$/i);
});

test('units whose names begin alike have other prefixes', () => {
  const prefixes = [...units, 'remote_kampanya', 'remote_kariyer', 'remote_katalog'] as const;
  const names = prefixes.map((unit) => nameIn(unit).slice(0, 2));
  expect(new Set(names).size).toBe(prefixes.length);
});

test('the name is the same in another folder, and another one for another file or class', () => {
  const name = classNames('shell', '/elsewhere');
  expect(name('/elsewhere/src/card.module.css', 'box')).toBe(nameIn('shell'));
  expect(name('/elsewhere/src/page.module.css', 'box')).not.toBe(nameIn('shell'));
  expect(name('/elsewhere/src/card.module.css', 'title')).not.toBe(nameIn('shell'));
});
