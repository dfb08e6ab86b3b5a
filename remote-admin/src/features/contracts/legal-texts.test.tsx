import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LegalTextRow } from '@vitrin/shared-contracts/legal-texts';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { LegalTextsPage } from './legal-texts.page.tsx';

const address = '/admin/legal-texts';
const routes = singleScreenRoutes(address, LegalTextsPage);
const row = (id: LegalTextRow['id'], more: Partial<LegalTextRow> = {}): LegalTextRow => ({
  id,
  state: 'none',
  contract_id: null,
  copy_id: null,
  changed: [],
  is_older: false,
  is_edited: false,
  missing: [],
  ...more,
});

const open = async (...rows: readonly LegalTextRow[]) => {
  stubReads({ '/api/admin/legal-texts': () => succeeded(rows) });
  openPanel(routes, address);
  return screen.findAllByRole('listitem');
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('each text says how far it is, and what is out of date in it', async () => {
  const items = await open(
    row('contact-notice', { state: 'outdated', contract_id: 4, changed: ['kep', 'contact_months'], is_older: true }),
    row('cookie-policy', { state: 'draft', copy_id: '0190a1b2-0000-7000-8000-000000000001' }),
    row('terms', { missing: ['title', 'seat'] }),
  );
  const [notice, cookies, terms] = items.map((item) => within(item));
  expect(
    notice?.getByText(
      'Güncel değil; şunlar değişti: KEP adresi, iletişim mesajlarının saklama süresi ve hazır metnin yeni bir sürümü var.',
    ),
  ).toBeVisible();
  expect(notice?.getByRole('button', { name: /^Yeniden doldur/ })).toBeVisible();
  expect(cookies?.getByRole('link', { name: /^Taslağı aç/ })).toHaveAttribute(
    'href',
    '/admin/contract-insert?taslak=0190a1b2-0000-7000-8000-000000000001',
  );
  expect(terms?.getByText(/ticaret unvanı, merkez adresi/)).toBeVisible();
  expect(terms?.getByRole('link', { name: 'Yasal bilgiler' })).toHaveAttribute('href', '/admin/settings/company-facts');
  expect(terms?.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(/hukuki danışmanlık değildir/)).toBeVisible();
});

test('preparing a text asks the server, and a refusal is shown with its reason', async () => {
  await open(row('contact-notice'));
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Bu metnin yayınlanmamış bir taslağı var.' }));
  await userEvent.click(screen.getByRole('button', { name: /^Hazırla/ }));
  await waitFor(() =>
    expect(http.sendForm.mock.calls[0]?.slice(0, 2)).toEqual(['POST', '/api/admin/legal-texts/contact-notice']),
  );
  await waitFor(() => expect(screen.getByText(/yayınlanmamış bir taslağı var/)).toBeVisible());
});

test('a text that staff have written is replaced only after a question, in a draft', async () => {
  await open(row('contact-notice', { state: 'outdated', contract_id: 4, changed: ['kep'], is_edited: true }));
  http.sendForm.mockResolvedValue(succeeded({ contract_id: 4, copy_id: '0190a1b2-0000-7000-8000-000000000001' }));
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Yeniden doldur/ }));
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }));
  expect(http.sendForm).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText(/Yazdıklarınız geçmişte kalır/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hazır metinle değiştir' }));
  const sent = ['POST', '/api/admin/legal-texts/contact-notice', { replaces_edits: true }];
  await waitFor(() => expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual(sent));
});
