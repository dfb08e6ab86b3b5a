import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandingPreview, BrandingRecord, ColourAdjustment } from '@vitrin/shared-contracts/branding';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { BrandingPage } from './branding.page.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const address = '/admin/settings/branding';
const call = '/api/admin/settings/branding';
const routes = singleScreenRoutes(address, BrandingPage);
const branding = {
  favIcoLogoPath: '/media/brand/favicon.svg',
  mainLogoPath: '/media/brand/logo.svg',
  secondLogoPath: '',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Örnek Mühendislik',
  companyName: 'Örnek Mühendislik',
  projectCompanyUrl: '/',
};
const record: BrandingRecord = { ...branding, version: 0 };
const preview: BrandingPreview = {
  main: '#17594a',
  second: '#d98a3d',
  light: { '--color-accent-text': '#17594a' },
  dark: { '--color-accent-text': '#5c9a89' },
};
const picture = {
  id: 4,
  path: '/media/abc',
  widths: [200, 480, 960],
  width: 960,
  height: 300,
  alt: 'Yeni logo',
  focus: { x: 50, y: 50 },
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({
    [call]: () => succeeded(record),
    [`${call}/preview`]: () => succeeded(preview),
    '/api/admin/media': () => succeeded([picture]),
  });
  http.sendForm.mockResolvedValue(succeeded());
});

test('the preview shows the readable colours from the server, and an invalid colour shows an error beside its field', async () => {
  openPanel(routes, address);
  expect(await screen.findByText(/Metinler koyu zeminde #5c9a89 ile yazılır/)).toBeVisible();
  expect(http.getJson).toHaveBeenCalledWith(`${call}/preview`, { mainColor: '#17594a', secondColor: '#d98a3d' });

  stubReads({ [`${call}/preview`]: () => rejected(422, { errors: { mainColor: 'Geçerli Bir Renk Giriniz' } }) });
  const colour = screen.getByRole('textbox', { name: 'Ana renk' });
  await userEvent.clear(colour);
  await userEvent.type(colour, 'mavimsi');

  await waitFor(() => expect(colour).toHaveAccessibleDescription(/Geçerli Bir Renk Giriniz/));
  expect(screen.getByText(/koyu zeminde #5c9a89/)).toBeVisible();
});

test('what is adjusted is listed with its reason, and follows the chosen colour', async () => {
  const adjustments: ColourAdjustment[] = [
    { field: 'mainColor', use: 'fill', scheme: 'light', from: '#ff0000', to: '#ee0000', reason: 'white-label' },
  ];
  stubReads({ [call]: () => succeeded(record), [`${call}/preview`]: () => succeeded({ ...preview, adjustments }) });
  openPanel(routes, address);
  const change = await screen.findByText(/beyaz yazı okunsun diye/);
  expect(change.closest('li')).toHaveTextContent(
    'Ana renk. Açık görünümde düğmeler ve renkli alanlar: üzerindeki beyaz yazı okunsun diye en yakın koyu tona alındı. #ff0000 → #ee0000',
  );

  stubReads({ [`${call}/preview`]: () => succeeded({ ...preview, adjustments: [] }) });
  await userEvent.type(screen.getByRole('textbox', { name: 'Ana renk' }), '0');
  expect(await screen.findByText(/seçtiğiniz gibi kullanılır/)).toBeVisible();
  expect(change).not.toBeInTheDocument();
});

test('a logo is chosen from the media library, and saving updates the panel’s header', async () => {
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('button', { name: 'Değiştir, Logo' }));
  await userEvent.click(await screen.findByRole('button', { name: /Yeni logo/, hidden: true }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Logo önizlemesi', hidden: true })).toHaveAttribute(
      'src',
      '/media/abc-480.webp',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Kaldır, Tarayıcı simgesi', hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: submitButton, hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm).toHaveBeenCalledWith('PUT', call, {
    ...branding,
    mainLogoPath: '/media/abc-480.webp',
    favIcoLogoPath: '',
  });
  await waitFor(() => expect(brandingStore.get()?.mainLogoPath).toBe('/media/abc-480.webp'));
});

test('a look is chosen with its options, and those of the other looks stay', async () => {
  const stored = { ...record, look: 'duru', lookOptions: { duru: { corner: 'round' } } };
  stubReads({ [call]: () => succeeded(stored), [`${call}/preview`]: () => succeeded(preview) });
  openPanel(routes, address);
  const corner = () => within(screen.getByRole('radiogroup', { name: 'Köşeler' }));
  await screen.findByRole('radio', { name: /Duru/ });
  expect(corner().getByRole('radio', { name: 'Yuvarlak' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: /Matbaa/ }));
  expect(corner().getByRole('radio', { name: 'Keskin' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Ferah' }));
  await userEvent.click(screen.getByRole('button', { name: submitButton }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  const lookOptions = { duru: { corner: 'round' }, matbaa: { density: 'airy' } };
  expect(http.sendForm).toHaveBeenCalledWith('PUT', call, { ...branding, look: 'matbaa', lookOptions });
});

test('the preview of the look can show another page', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Önizle' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Sayfa' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bir makale' }));
  const frame = () => [...document.querySelectorAll('iframe')].at(-1)?.getAttribute('src');
  await waitFor(() => expect(frame()).toContain('?dil=tr&sayfa=makale&'));
});

test('a rejected save keeps the typed values and does not change the header', async () => {
  http.sendForm.mockResolvedValue(rejected(500));
  openPanel(routes, address);
  const name = await screen.findByRole('textbox', { name: 'Sitedeki ad' });

  await userEvent.type(name, ' A.Ş.');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));

  expect(await screen.findByText('İşlem Başarısız!')).toBeInTheDocument();
  expect(name).toHaveValue('Örnek Mühendislik A.Ş.');
  expect(brandingStore.get()?.companyName).toBe('Örnek Mühendislik');
});

test('an empty name and an unsafe URL are rejected before anything is sent', async () => {
  openPanel(routes, address);
  const link = await screen.findByRole('textbox', { name: 'Şirket bağlantısı' });

  await userEvent.clear(screen.getByRole('textbox', { name: 'Sitedeki ad' }));
  await userEvent.clear(link);
  await userEvent.type(link, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));

  expect(await screen.findByText('Düzeltilmesi gereken 2 alan var:')).toBeVisible();
  expect(link).toHaveAccessibleDescription(/https Adresi Giriniz/);
  expect(http.sendForm).not.toHaveBeenCalled();
});
