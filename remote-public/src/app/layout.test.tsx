import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noCompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { MenuItem, MenuLink, SiteMenus } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import { ApiFailure, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { contextOf, fakeSite } from './testing/fake-site.ts';
import { branding, visit, visitWith } from './testing/visit.tsx';

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

const link = (label: string, href: string | null, children: MenuItem[] = []): MenuLink => ({
  id: label,
  label,
  href,
  children,
});
const menus = (change: Partial<SiteMenus>): SiteMenus => ({
  header: null,
  footer: null,
  legal: null,
  phone: null,
  ...change,
});
const mainMenu = () => within(screen.getByRole('navigation', { name: 'Ana menü' }));

describe('with a menu that staff have made', () => {
  const header = [
    link('Hizmetler', '/hizmetler', [
      link('Güçlendirme', '/hizmetler/guclendirme'),
      link('Biyografimiz', '/biyografi'),
    ]),
    link('Kurumsal', null, [link('Mağaza', 'https://magaza.example')]),
    link('Yazılar', '/makaleler'),
  ];

  let areAllOpen = false;
  beforeAll(() => {
    // jsdom has no popovers.
    HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
      const event = Object.assign(new Event('beforetoggle'), { newState: 'closed' });
      this.dispatchEvent(event);
      this.removeAttribute('data-open');
    };
  });
  beforeEach(() => {
    const matches = Element.prototype.matches;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':popover-open' ? areAllOpen || this.hasAttribute('data-open') : matches.call(this, selector);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** Opens a list as the browser does. */
  function openList(opener: HTMLElement): HTMLElement {
    const list = document.getElementById(opener.getAttribute('popovertarget') ?? '') ?? document.body;
    list.setAttribute('data-open', '');
    act(() => void list.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' })));
    return list;
  }

  test('an entry with others below it is a link and a button that opens them, a heading is the button alone', async () => {
    await visit('/biyografi', { menus: menus({ header }) });
    const menu = mainMenu();
    expect(menu.getByRole('link', { name: 'Hizmetler' })).toHaveAttribute('href', '/hizmetler');
    const opener = menu.getByRole('button', { name: 'Hizmetler alt menüsü' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    const list = openList(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener).toHaveAttribute('aria-controls', list.id);
    expect(list).toHaveAttribute('popover', 'auto');
    expect(within(list).getByRole('link', { name: 'Biyografimiz', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(menu.getByRole('button', { name: 'Kurumsal' })).toHaveAttribute('popovertarget');
    expect(menu.queryByRole('link', { name: 'Kurumsal' })).not.toBeInTheDocument();
  });

  test('the list closes when the focus leaves it', async () => {
    await visit('/', { menus: menus({ header }) });
    const opener = mainMenu().getByRole('button', { name: 'Hizmetler alt menüsü' });
    openList(opener);
    act(() => opener.focus());
    act(() => mainMenu().getByRole('link', { name: 'Yazılar' }).focus());
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('a list that was opened before hydration stays open', async () => {
    const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
    areAllOpen = true;
    await visit('/', { menus: menus({ header }) });
    expect(await mainMenu().findByRole('button', { name: 'Hizmetler alt menüsü', expanded: true })).toBeVisible();
    areAllOpen = false;
    expect(hide).not.toHaveBeenCalled();
    hide.mockRestore();
  });

  test('the drawer has all entries, those of the second level below theirs', async () => {
    await visit('/', { menus: menus({ header }) });
    const drawer = within(document.getElementById('menu') ?? document.body);
    const [first] = drawer.getAllByRole('listitem', { hidden: true });
    expect(
      within(first ?? document.body)
        .getAllByRole('link', { hidden: true })
        .map((each) => each.textContent),
    ).toEqual(['Hizmetler', 'Güçlendirme', 'Biyografimiz']);
  });
});

test.each([
  [4, 10, 'usual'],
  [6, 8, 'wide'],
  [9, 10, 'full'],
  [9, 30, 'drawer'],
])('a header with %i entries of %i letters is %s', async (count, letters, room) => {
  const header = Array.from({ length: count }, (_, index) => link(`${index}`.padEnd(letters, 'a'), `/${index}`));
  await visit('/', { menus: menus({ header }) });
  expect(screen.getAllByRole('banner')[0]).toHaveAttribute('data-entries', room);
});

test('the footer has the chosen columns and a line of chosen links, without the contracts that were not chosen', async () => {
  const footer = [link('Sayfa', '/sayfa'), link('Hizmetler', null, [link('Güçlendirme', '/hizmetler/guclendirme')])];
  const legal = [link('KVKK', '/sozlesme/kvkk')];
  await visit('/', { menus: menus({ footer, legal }) });
  const foot = within(screen.getByRole('contentinfo'));
  const names = foot.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['Sayfalar', 'Hizmetler', 'Sözleşmeler']);
  expect(foot.getByRole('heading', { name: 'Hizmetler' })).toBeVisible();
  expect(foot.getByRole('link', { name: 'KVKK' })).toHaveAttribute('href', '/sozlesme/kvkk');
  expect(foot.queryByRole('link', { name: 'Gizlilik Politikası' })).not.toBeInTheDocument();
});

test('phones have a bar of buttons only if staff have chosen some', async () => {
  const phone = [link('WhatsApp', 'https://wa.me/902320000042'), link('Ara', 'tel:+902320000042')];
  await visit('/', { menus: menus({ phone }) });
  const bar = within(screen.getByRole('navigation', { name: 'Hızlı iletişim' }));
  expect(bar.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    'https://wa.me/902320000042',
    'tel:+902320000042',
  ]);
});

test('a server that has no menus gets the pages of the specification', async () => {
  const context = contextOf(fakeSite());
  const read: RemoteContext['read'] = (path, params) =>
    path === api.menus ? Promise.reject(new ApiFailure(404, path)) : context.read(path, params);
  await visitWith('/', { ...context, read });
  expect(
    mainMenu()
      .getAllByRole('link')
      .map((each) => each.textContent),
  ).toEqual(['Anasayfa', 'Biyografi', 'Makaleler', 'İletişim']);
});

test('a site without own menus has no bar of buttons', async () => {
  await visit('/');
  expect(screen.queryByRole('navigation', { name: 'Hızlı iletişim' })).not.toBeInTheDocument();
});

const company = {
  ...noCompanyFacts,
  title: 'Firma Yapı Limited Şirketi',
  mersis: '0454053692000015',
  tax_number: '4540536920',
  register_office: 'İzmir Ticaret Sicili Müdürlüğü',
  register_number: '123456',
  chamber: 'İzmir Ticaret Odası',
};

test('the footer states what the company is by law, and leaves out what is not known', async () => {
  await visit('/', { company: { ...company, society_url: 'https://mths.example/firma' } });
  const identity = within(screen.getByRole('region', { name: 'Şirketin kimliği' }));
  expect(identity.getByText('Firma Yapı Limited Şirketi')).toBeVisible();
  expect(identity.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'MERSİS no',
    'Ticaret sicili',
    'Vergi dairesi ve no',
  ]);
  expect(identity.getByRole('link', { name: /^Bilgi toplumu hizmetleri/ })).toHaveAttribute(
    'href',
    'https://mths.example/firma',
  );
});

test('without facts of the company, also on an older server, the footer has no block for them', async () => {
  await visit('/');
  expect(screen.queryByRole('region', { name: 'Şirketin kimliği' })).not.toBeInTheDocument();
});
