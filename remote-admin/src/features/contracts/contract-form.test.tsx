import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnpublishedWork, WorkingCopy } from '@vitrin/shared-contracts/publication';
import { keepDraft, keptDrafts } from '../../testing/drafts.ts';
import { contractRecord, languages, textDocument } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { contractPages } from './contract.pages.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const insert = singleScreenRoutes('/admin/contract-insert', contractPages.InsertPage);
const update = singleScreenRoutes('/admin/contract-update', contractPages.UpdatePage);
const texts = { seo_name: '', document: textDocument, seo_title: '', seo_description: '' };
const nothing: UnpublishedWork = { copies: [], schedules: [] };
const newDraft: WorkingCopy = {
  id: '5f0c9d3e-6b1a-4d2c-8e7f-0a1b2c3d4e5f',
  record: null,
  title: 'Teslimat',
  author: 'Elif Kaya',
  updated_at: '2026-01-05T09:00:00.000Z',
  rev: 1,
  base_version: null,
  changed: [],
  form_json: JSON.stringify({ kind: 'other', translations: { tr: { ...texts, name: 'Teslimat' } } }),
  base_json: null,
};
const scope = { email: 'gulsah@ornek.com', form: 'contract', record: 0 };

beforeEach(async () => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/contracts/1': () => succeeded(contractRecord(1, 'KVKK Aydınlatma Metni')),
  });
  await keepDraft(scope, { kind: 'other', translations: { tr: { ...texts, name: 'İade' } } });
});

async function restoreAndSave(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
}

test('a new contract is sent once with its idempotency key; the list opens and the draft is deleted', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(insert, '/admin/contract-insert');

  await restoreAndSave();

  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/contracts');
  expect(http.sendForm).toHaveBeenCalledTimes(1);
  const [method, path, fields, key] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path]).toEqual(['POST', '/api/admin/contracts']);
  expect(fields).toMatchObject({ form_data: { kind: 'other', translations: { tr: { name: 'İade' } } } });
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(await keptDrafts(scope.email)).toEqual([]);
});

test('a retry after a failure sends the same key, so that no second contract is created', async () => {
  http.sendForm.mockResolvedValueOnce(rejected(500)).mockResolvedValueOnce(succeeded());
  openPanel(insert, '/admin/contract-insert');

  await restoreAndSave();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('textbox', { name: 'Ad' })).toHaveValue('İade');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));

  expect(await screen.findByText('başka ekran')).toBeVisible();
  const keys = http.sendForm.mock.calls.map(([, , , key]) => key);
  expect(new Set(keys).size).toBe(1);
});

test('publishing a new contract names its draft, which is then deleted', async () => {
  http.publication.mockImplementation(async (path) => succeeded(path.includes('/copies/') ? newDraft : nothing));
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(insert, `/admin/contract-insert?taslak=${newDraft.id}`);
  expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('Teslimat');

  await userEvent.click(screen.getByRole('button', { name: submitButton }));

  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toMatchObject([
    'POST',
    '/api/admin/contracts',
    { working_copy: newDraft.id, form_data: { translations: { tr: { name: 'Teslimat' } } } },
  ]);
  http.publication.mockReset();
});

test('one language of a contract is published with the request of contracts', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, '/admin/contract-update?id=1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad' }), ' 2');

  await userEvent.click(screen.getByRole('button', { name: 'Diğer yayın seçenekleri' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Türkçe', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(2));
  expect(http.sendForm.mock.calls[1]).toMatchObject(['PUT', '/api/admin/contracts', { form_data: { id: 1 } }]);
});

test('leaving with unsaved changes asks for confirmation, and staying keeps them', async () => {
  const { router } = openPanel(insert, '/admin/contract-insert');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad' }), 'Yarım');

  await userEvent.click(screen.getByRole('link', { name: 'Vazgeç' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Burada kal', hidden: true }));

  expect(router.state.location.pathname).toBe('/admin/contract-insert');
  expect(screen.getByRole('textbox', { name: 'Ad' })).toHaveValue('Yarım');
});

test('an update loads the contract from the URL', async () => {
  openPanel(update, '/admin/contract-update?id=1');

  expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('KVKK Aydınlatma Metni');
});

test('without a contract id the list opens', async () => {
  openPanel(update, '/admin/contract-update');
  expect(await screen.findByText('başka ekran')).toBeVisible();
});

test('a deleted contract shows a not-found message', async () => {
  openPanel(update, '/admin/contract-update?id=99');

  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});
