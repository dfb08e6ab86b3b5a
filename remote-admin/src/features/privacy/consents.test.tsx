import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsentRevision, ConsentRow } from '@vitrin/shared-contracts/consents';
import { stubReads, http, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ConsentsPage } from './consents.page.tsx';

const url = '/api/admin/privacy/consents';
const address = '/admin/privacy/consents';
const routes = singleScreenRoutes(address, ConsentsPage);
const visitor = '3f2b8f5e-6b1d-4c8e-9a53-0c9b5a7d1e22';
const revision = 'a1'.repeat(16);

const row: ConsentRow = {
  key: '1',
  visitor,
  at: '2026-01-05T09:00:00.000Z',
  revision,
  lang: 'tr',
  offered: ['analytics', 'marketing'],
  accepted: ['analytics'],
};

const shown: ConsentRevision = {
  revision,
  created_at: '2026-01-01T09:00:00.000Z',
  texts: {
    tr: {
      title: 'Çerez tercihiniz',
      text: 'İzniniz olmadan kullanmıyoruz.',
      policy: { name: 'Çerez politikası', address: '/sozlesme/cerez', revision: 4 },
      necessary: { name: 'Zorunlu', text: 'Kapatılamaz.' },
      categories: [{ category: 'analytics', name: 'İstatistik', text: 'Ölçer (Google).' }],
      buttons: ['Tümünü kabul et', 'Tümünü reddet'],
    },
  },
};

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({ [url]: () => succeeded([row]) });
});

test('a row shows date, reference number and choices', async () => {
  openPanel(routes, address);
  const item = within(await screen.findByRole('list', { name: 'Çerez tercihleri' })).getByRole('listitem');
  for (const fact of ['5.1.2026 - 12:00', visitor, 'İstatistik: kabul', 'Pazarlama: ret'])
    expect(item).toHaveTextContent(fact);
});

test('the notice as shown on that day opens verbatim, and a failure offers a retry', async () => {
  const text = `${url}/revisions/${revision}`;
  stubReads({ [url]: () => succeeded([row]), [text]: unreachable });
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: '5.1.2026 - 12:00: gösterilen metin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gösterilen metin' }));
  stubReads({ [url]: () => succeeded([row]), [text]: () => succeeded(shown) });
  await userEvent.click(await dialog.findByRole('button', { name: 'Tekrar dene' }));
  expect(await dialog.findByRole('heading', { name: 'Çerez tercihiniz' })).toBeVisible();
  for (const part of ['İzniniz olmadan kullanmıyoruz.', 'Ölçer (Google).', 'Tümünü kabul et · Tümünü reddet'])
    expect(dialog.getByText(part)).toBeVisible();
});

test('the list is searched by number and dates on the server', async () => {
  stubReads({ [url]: () => succeeded([]) });
  openPanel(routes, `${address}?ara=3f2b`);
  fireEvent.change(await screen.findByLabelText('İlk gün'), { target: { value: '2026-01-05' } });
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(url, { page: 1, search: '3f2b', from: '2026-01-05' }));
  expect(screen.getByText('Böyle bir kayıt bulunamadı.')).toBeVisible();
});

test('an empty log shows an explanation', async () => {
  stubReads({ [url]: () => succeeded([]) });
  openPanel(routes, address);
  expect(await screen.findByText('Henüz çerez tercihi kaydedilmedi.')).toBeVisible();
});

test('a list that fails loads on retry', async () => {
  stubReads({ [url]: unreachable });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
  stubReads({ [url]: () => succeeded([row]) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(visitor)).toBeVisible();
});
