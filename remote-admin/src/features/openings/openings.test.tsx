import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpeningRecord } from '@vitrin/shared-contracts/openings';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { openingRecord, openingRow } from '../../testing/opening-fixtures.ts';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { OpeningListPage } from './opening-list.page.tsx';
import { openingPages } from './opening.pages.tsx';

// The editor is tested with the articles; here it would only slow down every query.
jest.mock('../../rich-text/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

function openList(...rows: ReturnType<typeof openingRow>[]): void {
  stubReads({ [api.adminOpenings]: () => succeeded(rows), [api.adminLanguageInfo]: () => succeeded(languages) });
  openPanel(singleScreenRoutes(adminPaths.openings, OpeningListPage), adminPaths.openings);
}

function openForm(changed: Partial<OpeningRecord> = {}): void {
  stubReads({
    [api.adminOpening(12)]: () => succeeded(openingRecord(changed)),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  openPanel(singleScreenRoutes('/admin/openings/update', openingPages.UpdatePage), adminPaths.openingUpdate(12));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: submitButton }));

test('the list says in words which openings are open, until when, and which are over', async () => {
  openList(
    openingRow(1, 'Saha mühendisi'),
    openingRow(2, 'Stajyer', { closes_on: '2026-01-05', state: 'ended', employment: 'internship', province: null }),
    openingRow(3, 'Çevirmen', { active: 0, state: 'off', employment: 'remote' }),
  );
  expect(await screen.findByRole('link', { name: 'Saha mühendisi' })).toHaveAttribute(
    'href',
    adminPaths.openingUpdate(1),
  );
  expect(screen.getByText('Başvuruya açık · son gün 30 Haziran 2030')).toBeVisible();
  expect(screen.getByText('Süresi doldu · son gün 5 Ocak 2026 idi')).toBeVisible();
  expect(screen.getByText('Staj')).toBeVisible();
  expect(screen.queryByText(/Yayında değil/)).toBeNull();
});

test('an empty list says what a first opening does', async () => {
  openList();
  expect(await screen.findByText('Henüz iş ilanı yok.')).toBeVisible();
});

test('an opening is sent with what was chosen and typed', async () => {
  openForm();
  await userEvent.selectOptions(await screen.findByLabelText('Çalışma biçimi'), 'Uzaktan');
  await userEvent.selectOptions(screen.getByLabelText('İl'), 'Seçilmedi');
  await userEvent.clear(screen.getByLabelText('Son başvuru günü'));
  await userEvent.type(screen.getByLabelText('Son başvuru günü'), '5 Aralık 2030');
  await userEvent.type(screen.getByLabelText('Alınacak kişi sayısı'), '4');
  await submit();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { employment: 'remote', province: null, closes_on: '2030-12-05', positions: 4 },
  });
});

test('an emptied last day is sent as none', async () => {
  openForm();
  await userEvent.clear(await screen.findByLabelText('Son başvuru günü'));
  await submit();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({ form_data: { closes_on: null } });
});

test('a day that cannot be read is not sent, and stays in the field', async () => {
  openForm();
  await userEvent.clear(await screen.findByLabelText('Son başvuru günü'));
  await userEvent.type(screen.getByLabelText('Son başvuru günü'), 'ay sonu');
  await submit();
  expect((await screen.findAllByText(/Geçerli Bir Tarih Giriniz/))[0]).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Son başvuru günü')).toHaveValue('ay sonu');
});
