import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelModulesContext } from '../../editing/panel-module.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { modules } from '../../features/index.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { DraftList } from '../../editing/drafts/draft-list.tsx';
import { keepDraft, keptDrafts } from '../../testing/drafts.ts';

const email = 'gulsah@ornek.com';
const routes = singleScreenRoutes('/admin/dashboard', () => (
  <PanelModulesContext value={modules}>
    <DraftList />
  </PanelModulesContext>
));

function keep(form: string, record: number, values: unknown): Promise<void> {
  return keepDraft({ email, form, record }, values);
}

test('each draft links to its form and is labelled with the record name entered so far', async () => {
  await keep('article', 7, { translations: { tr: { title: ' ' }, en: { title: 'Steel' } } });
  await keep('contract', 0, { translations: { tr: { name: '' } } });
  openPanel(routes, '/admin/dashboard');

  const list = within(await screen.findByRole('region', { name: 'Yarım kalan yazılarınız' }));
  const links = list.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual({
    'Steel: devam et': '/admin/pages/blog/update?id=7',
    'Adsız yeni kayıt: devam et': '/admin/contract-insert',
  });
});

test('a settings form is labelled by its form label, a picture by its alternative text in any language, and a dialog opens over its list', async () => {
  await keep('page-meta-blog', 1, { translations: { tr: { title: 'Yazılar' } } });
  await keep('media', 3, { alts: { tr: '', en: 'Bridge' }, folder: '' });
  await keep('contact-information-telefon', 0, { section: 'telefon', name: 'Konak' });
  openPanel(routes, '/admin/dashboard');

  await userEvent.click(await screen.findByRole('button', { name: '1 tane daha göster' }));
  const rows = screen.getAllByRole('link', { name: /: devam et$/ });
  const links = rows.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual({
    'Sayfa başlığı: Makaleler: devam et': '/admin/page-meta/update?route=blog',
    'Bridge: devam et': '/admin/media?id=3',
    'Konak: devam et': '/admin/settings/contact-information?kayit=yeni-telefon',
  });
});

test('drafts of static texts are distinguished by language', async () => {
  for (const [record, lang] of [
    [2, 'English'],
    [3, 'Deutsch'],
  ] as const)
    await keepDraft({ email, form: 'static-texts', record }, { navbar: {} }, { base: 1, called: lang });
  await keep('static-texts', 4, { navbar: {} });
  openPanel(routes, '/admin/dashboard');

  await userEvent.click(await screen.findByRole('button', { name: '1 tane daha göster' }));
  const rows = screen.getAllByRole('link', { name: /: devam et$/ });
  expect(new Set(rows.map((link) => link.getAttribute('aria-label')))).toEqual(
    new Set(['Sabit metinler: Deutsch: devam et', 'Sabit metinler: English: devam et', 'Sabit metinler: devam et']),
  );
});

test('forgotten drafts are folded after two and can be shown', async () => {
  for (const record of [1, 2, 3, 4])
    await keep('article', record, { translations: { tr: { title: `Yazı ${record}` } } });
  openPanel(routes, '/admin/dashboard');

  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '2 tane daha göster' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Daha az göster' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a draft can be deleted, and the list disappears with the last one', async () => {
  await keep('article', 7, { translations: { tr: { title: 'Çelik' } } });
  openPanel(routes, '/admin/dashboard');

  await userEvent.click(await screen.findByRole('button', { name: 'Çelik: yazıyı sil' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı sil', hidden: true }));

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(await keptDrafts(email)).toEqual([]);
});

test('drafts of forbidden or removed forms are not listed but stay stored, and a draft without values is listed as unnamed', async () => {
  await keep('contract', 1, { translations: { tr: { name: 'KVKK' } } });
  await keep('gone', 1, 'text');
  await keep('article', 7, null);
  openPanel(routes, '/admin/dashboard', 'editor');

  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Adsız kayıt')).toBeVisible();
  expect(await keptDrafts(email)).toHaveLength(3);
});
