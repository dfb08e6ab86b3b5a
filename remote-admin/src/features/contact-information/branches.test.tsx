import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { ContactInformationPage } from './contact-information.page.tsx';

const address = '/admin/settings/contact-information';
const routes = singleScreenRoutes(address, ContactInformationPage);
const item = (id: number, section: ContactItemRecord['section'], name: string, lang: string | null = null) => ({
  id,
  section,
  name,
  content: section === 'adres' ? 'Kavaklı Caddesi No: 52, Edremit / Balıkesir' : '+90 266 555 01 52',
  lang,
  queue: 10 - id,
  version: 2,
  updated_at: '2026-01-05T09:00:00.000Z',
});
const konak = item(1, 'adres', 'Konak');
const edremit = item(2, 'adres', 'Edremit');

function answer(...items: ReturnType<typeof item>[]): void {
  stubReads({
    '/api/admin/settings/contact-information': () => succeeded(items),
    '/api/admin/languages/info': () => succeeded(languages),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

test('the overview says what visitors see of each branch, and what it lacks', async () => {
  answer(
    konak,
    edremit,
    item(3, 'telefon', 'Edremit'),
    item(4, 'telefon', 'Santral'),
    item(5, 'telefon', 'Desk', 'en'),
  );
  openPanel(routes, address);
  const overview = within(await screen.findByRole('region', { name: 'Şubeler' }));
  const [first, second] = overview.getAllByRole('listitem');
  expect(first).toHaveTextContent('Konak1 telefon, e-posta yok, çalışma saati yok, harita yok');
  expect(second).toHaveTextContent('Edremit1 telefon, e-posta yok');
  expect(overview.getByRole('link', { name: 'Edremit' })).toBeVisible();
});

test('a company with one address has no overview', async () => {
  answer(konak, item(3, 'telefon', 'Konak'));
  openPanel(routes, address);
  await screen.findByRole('region', { name: 'Telefonlar' });
  expect(screen.queryByRole('region', { name: 'Şubeler' })).toBeNull();
});

test('the form of a map names the branches, and takes the address out of the code that a map site offers', async () => {
  answer(konak, edremit);
  openPanel(routes, `${address}?kayit=yeni-source_link`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Bir şubenin bilgisiyse onun adını yazın: Konak, Edremit\./)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Ad/), 'Edremit');
  await userEvent.click(dialog.getByLabelText(/^Harita adresi/));
  await userEvent.paste('<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>');
  await userEvent.click(dialog.getByRole('button', { name: submitButton }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    section: 'source_link',
    name: 'Edremit',
    content_data: 'https://www.google.com/maps/embed?pb=!1m18',
  });
});
