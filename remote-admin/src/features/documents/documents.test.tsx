import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentRecord, DocumentRow } from '@vitrin/shared-contracts/documents';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { documentRecord, documentRow } from '../../testing/document-fixtures.ts';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { DocumentListPage } from './document-list.page.tsx';
import { documentPages } from './document.pages.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

function openList(...documents: DocumentRow[]): void {
  stubReads({
    [api.adminDocuments]: () => succeeded(documents),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  openPanel(singleScreenRoutes(adminPaths.documents, DocumentListPage), adminPaths.documents);
}

function openForm(changed: Partial<DocumentRecord> = {}): void {
  const download = { id: 4, created_at: '2026-01-01T00:00:00.000Z' };
  const file = { path: `/media/files/${'b'.repeat(32)}.pdf`, name: 'fiyatlar.pdf', type: 'pdf', bytes: 2_048 };
  stubReads({
    [api.adminDocument(13)]: () => succeeded(documentRecord(changed)),
    [api.adminLanguageInfo]: () => succeeded(languages),
    [api.adminDownloads]: () => succeeded([{ ...download, ...file }], { meta: { page: 1, page_size: 20, total: 1 } }),
  });
  openPanel(singleScreenRoutes('/admin/documents/update', documentPages.UpdatePage), adminPaths.documentUpdate(13));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: submitButton }));

test('the list says what each document offers and how often it was downloaded', async () => {
  openList(
    documentRow(1, 'Ürün kataloğu'),
    documentRow(2, 'Taslak', { active: 0, files: [], downloads: { total: 0, recent: 0 }, category: null }),
  );
  expect(await screen.findByRole('link', { name: 'Ürün kataloğu' })).toHaveAttribute(
    'href',
    adminPaths.documentUpdate(1),
  );
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /kataloğu|Taslak/.test(textContent));
  for (const text of ['PDF, 24 kB', 'Kataloglar', 'Türkçe', '5.3.2026', '1.204 kez indirildi, son 30 günde 31'])
    expect(first).toHaveTextContent(text);
  for (const text of ['Dosyası yok', 'Henüz indirilmedi']) expect(second).toHaveTextContent(text);
});

test('another file takes the place of the first one, and is sent by its address', async () => {
  openForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Başka dosya seç' }));
  await userEvent.click(await screen.findByRole('button', { name: /fiyatlar\.pdf.*dokümana ekle/ }));
  expect(screen.queryByText('katalog.pdf')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Grup'), 'Fiyat listeleri');
  await submit();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { files: [`/media/files/${'b'.repeat(32)}.pdf`], category: 'price-list', file_language: 'tr' },
  });
});

test('publishing without a file shows the error at its field, and keeps what was typed', async () => {
  http.sendForm.mockResolvedValue({ success: false, status: 422, errors: { files: 'Yayınlamak için dosya seçin.' } });
  openForm();
  await userEvent.click(await screen.findByRole('button', { name: 'katalog.pdf: çıkar' }));
  await userEvent.type(screen.getByLabelText('Açıklama'), 'Yeni ürünlerle');
  await submit();
  expect((await screen.findAllByText(/Yayınlamak için dosya seçin/))[0]).toBeVisible();
  expect(screen.getByLabelText('Açıklama')).toHaveValue('Yeni ürünlerle');
});
