import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noCompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { FilledLegalText } from '@vitrin/shared-contracts/legal-texts';
import type { FirstSteps } from '@vitrin/shared-contracts/starting-site';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { FirstStepsSection } from './first-steps.section.tsx';
import { SetUpPage } from './set-up.page.tsx';

const steps: FirstSteps = {
  steps: [
    { id: 'contact', is_done: true },
    { id: 'notice', is_done: false },
    { id: 'texts', is_done: false },
    { id: 'records', is_done: false },
  ],
  samples: 42,
  sample_screen: '/admin/pages/home',
  showcase: 'products',
  can_restore: false,
};
const branding = {
  companyName: 'Kuzey Yapı',
  projectCompanyName: 'Kuzey Yapı',
  projectCompanyUrl: '/',
  mainColor: '#803000',
  secondColor: 'teal',
  mainLogoPath: '',
  secondLogoPath: '',
  favIcoLogoPath: '',
  version: 1,
};
const notice: FilledLegalText = {
  name: 'Aydınlatma metni',
  content: '<p>Veri sorumlusu Kuzey Yapı.</p>',
  missing: [],
  fingerprint: 'abc',
  is_made: false,
};

/** Dialogs and toasts are a chunk of their own, which is loaded first. */
const dialogs = { timeout: 5_000 };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

function openSteps(found: FirstSteps) {
  stubReads({ '/api/admin/first-steps': () => succeeded(found) });
  openPanel(singleScreenRoutes('/admin/dashboard', FirstStepsSection), '/admin/dashboard');
}

function openSetUp(found: Partial<FilledLegalText> = {}) {
  stubReads({
    '/api/admin/settings/branding': () => succeeded(branding),
    '/api/admin/legal-texts/contact-notice/text': () => succeeded({ ...notice, ...found }),
    '/api/admin/settings/company-facts': () => succeeded({ ...noCompanyFacts, version: 0 }),
    '/api/admin/settings/contact-information': () =>
      succeeded([{ id: 1, section: 'adres', name: 'Merkez', content: 'Liman Sokak No: 2', lang: null, queue: 1 }]),
  });
  openPanel(singleScreenRoutes('/admin/set-up', SetUpPage), '/admin/set-up');
}

test('the dashboard names what is left in its order, each with a link to its place', async () => {
  openSteps(steps);
  const region = within(await screen.findByRole('region', { name: 'Sitenizi tamamlayın' }));
  expect(region.getByText('Tamamlanan: 1 / 4')).toBeVisible();
  expect(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Aydınlatma metnini onaylayın', '/admin/set-up'],
    ['Örnek metinleri kendinizinkiyle değiştirin', '/admin/pages/home'],
    ['İlk ürününüzü ekleyin', '/admin/catalogue/product-insert'],
  ]);
  expect(region.getByText(/42 örnek metin kaldı/)).toBeVisible();
});

test('the list can be hidden, and is gone once all is done', async () => {
  openSteps({ ...steps, steps: steps.steps.map((step) => ({ ...step, is_done: true })) });
  await waitFor(() => expect(http.getJson).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: 'Sitenizi tamamlayın' })).toBeNull();
});

test('samples are removed after a question, which says what stays', async () => {
  openSteps(steps);
  http.sendForm.mockResolvedValue(succeeded({ records: 4 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Örnekleri kaldır' }, dialogs));
  const question = await screen.findByText(/yazdıklarınız ve görselleriniz kalır/, {}, dialogs);
  await waitFor(() => expect(question).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Kaldır' }));
  await waitFor(() => expect(http.sendForm.mock.calls[0]?.slice(0, 2)).toEqual(['DELETE', '/api/admin/samples']));
  await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }, dialogs));
  await waitFor(() =>
    expect(http.sendForm.mock.calls[1]?.slice(0, 2)).toEqual(['POST', '/api/admin/samples/restored']),
  );
});

test('the last step asks what the notice needs, suggests what is known, and keeps what was typed after an error', async () => {
  openSetUp({ content: '', missing: ['title', 'seat', 'privacy_email'] });
  expect(await screen.findByLabelText('Ticaret unvanı')).toHaveValue('Kuzey Yapı');
  expect(screen.getByLabelText('Merkez adresi')).toHaveValue('Liman Sokak No: 2');
  await userEvent.clear(screen.getByLabelText('Merkez adresi'));
  await userEvent.click(screen.getByRole('button', { name: 'Metni göster' }));
  expect(screen.getByText('* Bu Alan Zorunlu')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Merkez adresi'), 'Ada Sokak 7');
  http.sendForm.mockResolvedValueOnce(rejected(422, { errors: { title: 'Bu Ad Olmaz' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Metni göster' }));
  expect(await screen.findByText('Bu Ad Olmaz')).toBeVisible();
  expect(screen.getByLabelText('Merkez adresi')).toHaveValue('Ada Sokak 7');
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({ title: 'Kuzey Yapı', seat: 'Ada Sokak 7' });
});

test('the whole notice is shown, and confirming it names the text that was read', async () => {
  openSetUp();
  const text = await screen.findByRole('region', { name: 'Aydınlatma metni' });
  await waitFor(() => expect(text).toHaveTextContent('Veri sorumlusu Kuzey Yapı.'));
  expect(screen.getByText(/hukuki danışmanlık değildir/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sonra' })).toHaveAttribute('href', '/admin/dashboard');
  http.sendForm.mockResolvedValue(succeeded());
  await userEvent.click(screen.getByRole('button', { name: 'Okudum, onaylıyorum' }));
  await waitFor(() =>
    expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual([
      'POST',
      '/api/admin/legal-texts/contact-notice/text',
      { fingerprint: 'abc' },
    ]),
  );
});
