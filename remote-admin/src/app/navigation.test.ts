import { adminPaths } from 'shared-contracts/paths';
import { rightsOfRole } from 'shared-contracts/rights';
import { allowedNavigation, isCurrent, navigation } from './navigation.ts';

const labels = (role: Parameters<typeof rightsOfRole>[0]) =>
  allowedNavigation(navigation, rightsOfRole(role)).flatMap(({ entries }) => entries.map(({ label }) => label));

test.each([
  ['admin', ['İstatistikler', 'Makale', 'Sözleşmeler', 'Kullanıcılar', 'Kayıtlar']],
  ['editor', ['İstatistikler', 'Makale']],
  ['hr', ['İstatistikler']],
] as const)('%s sees the screens of that role', (role, shown) => {
  expect(labels(role)).toEqual(shown);
});

test('a category without screens is not shown', () => {
  const categories = allowedNavigation(navigation, rightsOfRole('admin'));

  expect(categories.map(({ label }) => label)).toEqual(['Menü', 'İçerik İşlemleri', 'Genel Ayarlar']);
});

test('an entry stays current on the screens below it', () => {
  const entry = navigation.flatMap(({ entries }) => entries).find(({ to }) => to === adminPaths.contracts);
  if (!entry) throw new Error('No entry for contracts');

  expect(isCurrent(entry, adminPaths.contractInsert)).toBe(true);
  expect(isCurrent(entry, adminPaths.dashboard)).toBe(false);
});
