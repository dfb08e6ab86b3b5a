import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { AboutContentPage } from './about-content.page.tsx';

const address = '/admin/pages/about-us';
const linkCheck = '/api/admin/links/page-contents/check';
const portrait = { id: 5, path: '/media/a', widths: [480], width: 480, height: 320, alt: '', focus: { x: 50, y: 50 } };
const heading = { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Kemeraltı' }] };
const tr = { title: 'Biz', summary: '', portrait, document: { type: 'doc', content: [heading] } };

async function openDrawer() {
  openPanel(singleScreenRoutes(address, AboutContentPage), address);
  await userEvent.click(await screen.findByRole('button', { name: 'Denetle, 3 bulgu' }, { timeout: 4_000 }));
  return within(await screen.findByRole('dialog', { name: 'Denetle' }, { timeout: 4_000 }));
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded([]));
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/contents/corporate': () => succeeded({ group: 'corporate', version: 3, translations: { tr } }),
  });
});

test('the biography is checked: its headings, its portrait and its translations, but no search result', async () => {
  const drawer = await openDrawer();
  expect(drawer.getByText(/“Kemeraltı” bir başlık düzeyi atlıyor/)).toBeVisible();
  expect(drawer.getByText(/Portre \(tr\): alternatif metni yok/)).toBeVisible();
  expect(drawer.getByText(/English metni yok/)).toBeVisible();
  expect(drawer.queryByText(/Başlık 3 karakter|Açıklama yok/)).toBeNull();
  const link = drawer.getByRole('link', { name: 'Sayfa Başlıkları' });
  expect(link).toHaveAttribute('href', '/admin/page-meta/update?route=about_us');
});

test('the links of the biography are checked as they are in the form', async () => {
  await openDrawer();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  const [method, path, fields] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path]).toEqual(['POST', linkCheck]);
  expect(fields).toMatchObject({
    record: 'corporate',
    values: { translations: { tr: { title: 'Biz', portrait: 5 } } },
  });
});
