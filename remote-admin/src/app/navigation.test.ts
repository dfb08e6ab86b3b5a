import { adminPaths } from '@vitrin/shared-contracts/paths';
import { recordModuleNames, recordModulePaths } from '@vitrin/shared-contracts/record-modules';
import { rightsOfRole } from '@vitrin/shared-contracts/rights';
import { allowedNavigation, foldNavigation, isCurrent, navigation } from './navigation.ts';

const made = new Set(recordModuleNames.map((name) => recordModulePaths(name).list));

const labels = (role: Parameters<typeof rightsOfRole>[0]) =>
  allowedNavigation(navigation, rightsOfRole(role)).flatMap(({ entries }) =>
    entries.filter(({ to }) => !made.has(to)).map(({ label }) => label),
  );

const home = [
  'Anasayfa',
  'Sayfalar',
  'Slider',
  'Biyografi',
  'Menüler',
  'Duyurular',
  'Makale',
  'Projeler',
  'Ekip',
  'İş ilanları',
  'Dokümanlar',
  'Katalog',
  'Sertifikalar',
];
const settings = [
  'Şirket Bilgileri',
  'Yasal bilgiler',
  'Sosyal Medya',
  'Entegrasyonlar',
  'Sayfa Başlıkları',
  'Dil İşlemleri',
  'Görünüm',
];
const access = ['Kullanıcılar', 'Yönlendirmeler', 'Kayıtlar', 'API anahtarları', 'Web kancaları'];
const forms = ['İletişim', 'İnsan kaynakları', 'İstenmeyen ileti kuralları', 'Bülten', 'E-posta', 'KVKK'];

test.each([
  [
    'admin',
    [
      'İstatistikler',
      ...home,
      'Sözleşmeler',
      'Yasal ilanlar',
      'Medya',
      'Çeviriler',
      'Sitede bul',
      'Çöp kutusu',
      ...settings,
      ...access,
      'İçe aktar',
      ...forms,
      'Destek Talep Et',
    ],
  ],
  [
    'editor',
    ['İstatistikler', ...home, 'Medya', 'Çeviriler', 'Sitede bul', 'Çöp kutusu', 'Sayfa Başlıkları', 'Destek Talep Et'],
  ],
  ['hr', ['İstatistikler', 'İş ilanları', 'Medya', 'İnsan kaynakları', 'Destek Talep Et']],
] as const)('role %s sees the entries of the screens that it may open', (role, shown) => {
  expect(labels(role)).toEqual(shown);
});

test('nobody sees more than eighteen entries before a part is unfolded; who has fewer sees all', () => {
  const shown = (role: Parameters<typeof rightsOfRole>[0]) =>
    foldNavigation(allowedNavigation(navigation, rightsOfRole(role)));
  for (const role of ['super_admin', 'admin', 'editor'] as const)
    expect(shown(role).flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(18);
  expect(shown('admin').flatMap(({ folded }) => folded?.label ?? [])).toEqual([
    'Diğer içerikler',
    'Sistem',
    'Diğer formlar',
  ]);
  expect(shown('editor').flatMap(({ folded }) => folded?.label ?? [])).toEqual(['Diğer içerikler']);
  expect(shown('hr')).toEqual(allowedNavigation(navigation, rightsOfRole('hr')));
});

test('a category without entries is not shown', () => {
  const categories = allowedNavigation(navigation, rightsOfRole('support'));

  expect(categories.map(({ label }) => label)).toEqual(['Menü', 'Form Bilgileri', 'Destek']);
});

test('an entry is current on the screens below it', () => {
  const entry = navigation.flatMap(({ entries }) => entries).find(({ to }) => to === adminPaths.contracts);
  if (!entry) throw new Error('No navigation entry for contracts');

  expect(isCurrent(entry, adminPaths.contractInsert)).toBe(true);
  expect(isCurrent(entry, adminPaths.dashboard)).toBe(false);
});
