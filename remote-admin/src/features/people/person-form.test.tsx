import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { PersonRecord } from '@vitrin/shared-contracts/people';
import { invalid } from '@vitrin/shared-contracts/validation';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { personRecord } from '../../testing/person-fixtures.ts';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { personPages } from './person.pages.tsx';

// The editor is tested with the articles; here it would only slow down every query.
jest.mock('../../rich-text/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

function open(changed: Partial<PersonRecord> = {}): void {
  stubReads({
    [api.adminPerson(12)]: () => succeeded(personRecord(changed)),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  openPanel(singleScreenRoutes('/admin/people/update', personPages.UpdatePage), adminPaths.personUpdate(12));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: submitButton }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

test('a person is sent with what was typed; an empty contact and an emptied consent as such', async () => {
  open({ consent_on: null });
  await userEvent.type(await screen.findByLabelText('E-posta'), 'ayse@ornek.com.tr');
  await userEvent.clear(screen.getByLabelText('Görev'));
  await userEvent.type(screen.getByLabelText('Görev'), 'Kurucu');
  await submit();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { consent_on: null, email: 'ayse@ornek.com.tr', phone: '', translations: { tr: { role: 'Kurucu' } } },
  });
});

test('publishing without a consent shows the error at its field, and keeps what was typed', async () => {
  http.sendForm.mockResolvedValue({ success: false, status: 422, errors: { consent_on: invalid.consent } });
  open({ consent_on: null });
  await userEvent.type(await screen.findByLabelText('Telefon'), '0232 555 01 02');
  await submit();
  expect((await screen.findAllByText(/Kişi Onay Vermeden Yayınlanamaz/))[0]).toBeVisible();
  expect(screen.getByLabelText('Telefon')).toHaveValue('0232 555 01 02');
});

test('a wrong address is not sent, and its field says why', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Profil bağlantısı'), 'linkedin.com/in/ayse');
  await submit();
  expect((await screen.findAllByText(/https ile Başlayan Bir Adres Giriniz/))[0]).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('the fields of the page are there for who has one', async () => {
  open({ has_page: 0 });
  const flag = await screen.findByRole('switch', { name: /^Kendi sayfası var/ });
  expect(screen.queryByLabelText('Adres')).toBeNull();
  await userEvent.click(flag);
  expect(screen.getByLabelText('Adres')).toBeVisible();
});
