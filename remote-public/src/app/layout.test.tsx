import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { branding, visit } from './testing/visit.tsx';

test('every page has landmarks and a skip link to its content', async () => {
  await visit('/');
  const main = screen.getByRole('main');
  for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'İçeriğe geç' })).toHaveAttribute('href', `#${main.id}`);
});

test.each([
  ['/', 'Anasayfa', 'page'],
  ['/biyografi', 'Biyografi', 'page'],
  ['/makaleler?sayfa=2', 'Makaleler', 'page'],
  ['/makale/makale-1', 'Makaleler', 'true'],
])('on %s the menu marks %s as current', async (address, name, mark) => {
  await visit(address);
  const menu = screen.getByRole('navigation', { name: 'Ana menü' });
  expect(within(menu).getByRole('link', { name })).toHaveAttribute('aria-current', mark);
  expect(menu.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('the footer lists contracts with the slug of the page language or of the default language, and opens social links in new tabs', async () => {
  await visit('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'KVKK Aydınlatma Metni' })).toHaveAttribute('href', '/sozlesme/kvkk');
  expect(footer.getByRole('link', { name: 'Gizlilik Politikası' })).toHaveAttribute('href', '/sozlesme/gizlilik');
  expect(footer.getByRole('link', { name: 'LinkedIn (yeni sekmede açılır)' })).toHaveAttribute('target', '_blank');
  const company = footer.getAllByRole('link', { name: 'Firma A.Ş.' });
  expect(company.map((link) => link.getAttribute('href'))).toEqual(['/', 'https://firma.example']);
});

test('the language chooser is hidden when there is only one language', async () => {
  await visit('/');
  expect(screen.queryByRole('list', { name: 'Dil' })).not.toBeInTheDocument();
});

test('with two languages each language is a link that works without JavaScript', async () => {
  const languages = [
    { abbr: 'tr', lang: 'Türkçe' },
    { abbr: 'en', lang: 'English' },
  ];
  await visit('/', { languages });
  const [english] = screen.getAllByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/api/pages/change-language/en');
});

test('the phone menu is opened by its button and closes on navigation', async () => {
  await visit('/');
  const menu = document.querySelector<HTMLElement>('[popover]');
  const hide = jest.fn();
  Object.assign(menu ?? {}, { hidePopover: hide });
  expect(screen.getByRole('button', { name: 'Menü' })).toHaveAttribute('popovertarget', menu?.id);
  await userEvent.click(within(menu ?? document.body).getByRole('link', { name: 'İletişim' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
  expect(hide).toHaveBeenCalledTimes(1);
});

test('with many languages the chooser is a popover whose button shows the current language', async () => {
  const languages = ['tr', 'en', 'de', 'ar'].map((abbr) => ({ abbr, lang: `Dil ${abbr}` }));
  await visit('/biyografi', { languages });
  const opener = screen.getByRole('button', { name: 'Dil: Dil tr' });
  const list = document.getElementById(opener.getAttribute('popovertarget') ?? '') ?? document.body;
  expect(list).toHaveAttribute('popover');
  expect(within(list).getAllByRole('link')).toHaveLength(4);
});

test('the header shows the logo for dark backgrounds in dark mode only; the footer always shows it', async () => {
  await visit('/biyografi');
  const [header, footer] = [screen.getAllByRole('banner')[0], screen.getByRole('contentinfo')];
  const dark = header?.querySelector('source[media="screen and (prefers-color-scheme: dark)"]');
  expect(dark).toHaveAttribute('srcset', '/logo-light.svg');
  expect(within(footer).getByRole('img', { name: 'Firma A.Ş.' })).toHaveAttribute('src', '/logo-light.svg');
});

test('in dark mode the header shows the company name if there is no logo for dark backgrounds', async () => {
  await visit('/biyografi');
  act(() => brandingStore.set({ ...branding, secondLogoPath: '' }));
  const logo = within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('link', { name: /Firma A\.Ş\./ });
  expect(logo).toHaveClass('lightOnly');
  expect(within(logo).getByText('Firma A.Ş.')).toHaveClass('onDark');
});

test('a printed page has the logo for light backgrounds, also in dark mode', async () => {
  await visit('/biyografi');
  const printed = screen.getAllByRole('banner')[0]?.querySelector('picture + img');
  expect(printed).toHaveAttribute('src', '/logo.svg');
  expect(printed).toHaveAttribute('loading', 'lazy');
});

test('the footer has a button that reopens the consent notice, for documents that contain one', async () => {
  await visit('/biyografi');
  const button = screen.getByRole('button', { name: 'Çerez tercihleri' });
  expect(button).toHaveAttribute('data-consent-open');
  expect(button).toHaveAttribute('type', 'button');
});
