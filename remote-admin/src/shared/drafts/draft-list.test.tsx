import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inProvider } from '../testing/in-provider.tsx';
import { openPanel } from '../testing/open-panel.tsx';
import { DraftList } from './draft-list.tsx';
import { findDraftsOf, newDraftKey, writeDraft } from './draft-store.ts';

const email = 'gulsah@ornek.com';
const routes = inProvider('/admin/dashboard', DraftList);

function keep(form: string, record: number, values: unknown): void {
  writeDraft(newDraftKey({ email, form, record }, null), values, null);
}

beforeEach(() => localStorage.clear());

test('each draft leads back to its form, by the name it has so far', async () => {
  keep('article', 7, { translations: { tr: { title: ' ' }, en: { title: 'Steel' } } });
  keep('contract', 0, { translations: { tr: { name: '' } } });
  openPanel(routes, '/admin/dashboard');

  const list = within(await screen.findByRole('region', { name: 'Kaydedilmemiş taslaklarınız' }));
  const links = list.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual({
    'Steel: devam et': '/admin/pages/blog/update?id=7',
    'Adsız yeni kayıt: devam et': '/admin/contract-insert',
  });
});

test('a draft can be thrown away; with the last one the list goes', async () => {
  keep('article', 7, { translations: { tr: { title: 'Çelik' } } });
  openPanel(routes, '/admin/dashboard');

  await userEvent.click(await screen.findByRole('button', { name: 'Çelik: taslağı sil' }));

  expect(screen.queryByRole('region')).toBeNull();
  expect(findDraftsOf(email)).toEqual([]);
});

test('forms that the person may not open, and drafts of another shape, are left out and left alone', async () => {
  keep('contract', 1, { translations: { tr: { name: 'KVKK' } } });
  keep('gone', 1, 'text');
  keep('article', 7, null);
  openPanel(routes, '/admin/dashboard', 'editor');

  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Adsız kayıt')).toBeVisible();
  expect(findDraftsOf(email)).toHaveLength(3);
});
