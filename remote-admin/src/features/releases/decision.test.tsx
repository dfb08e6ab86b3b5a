import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { releaseIdOf, releaseRow, unitOverview } from '../../testing/release-fixtures.ts';
import { UnitPage } from './unit.page.tsx';

const address = '/admin/releases/unit?name=remote_public';
const call = '/api/admin/releases/remote_public';
const routes = singleScreenRoutes('/admin/releases/unit', UnitPage);
const at = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
const rows = [
  releaseRow('cccc3333'),
  releaseRow('aaaa1111', { is_live: true }),
  releaseRow('dddd4444', { set_aside: { at, reason: 'Açılışların çoğu hatalı.' } }),
];
const live = releaseIdOf('aaaa1111');
const next = releaseIdOf('cccc3333');

function answers(unit = unitOverview(), more: Parameters<typeof stubReads>[0] = {}) {
  stubReads({
    '/api/admin/releases': () => succeeded([unit]),
    [call]: () => succeeded(rows),
    [`${call}/losses`]: () => succeeded({ warnings: [] }),
    ...more,
  });
}
const open = () => openPanel(routes, address, 'super_admin');
const row = async (id: string) => within((await screen.findByText(releaseIdOf(id))).closest('li') as HTMLElement);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  answers();
  http.sendForm.mockResolvedValue(succeeded());
});

test('a release is promoted with a reason and the expected live release; the dialog shows both releases', async () => {
  open();
  await press('cccc3333: canlıya al');

  const dialog = await dialogOf('Site: sürüm canlıya alınsın mı?');
  expect(dialog.getByText('Şu an canlıda').nextElementSibling).toHaveTextContent('aaaa1111');
  expect(dialog.getByText('Canlıya alınacak').nextElementSibling).toHaveTextContent('cccc3333');
  const reason = dialog.getByRole('textbox', { name: 'Neden' });
  expect(reason).toHaveValue('Yeni sürüm denendi, canlıya alınıyor');
  await userEvent.clear(reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));
  expect(reason).toBeInvalid();
  expect(http.sendForm).not.toHaveBeenCalled();
  await userEvent.type(reason, '  Yeni anasayfa ');
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: /canlıya alınsın/ })).toBeNull());
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual([
    'POST',
    `${call}/promote`,
    { form_data: { id: next, expected: live, reason: 'Yeni anasayfa' } },
  ]);
  expect(screen.getByRole('button', { name: 'cccc3333: canlıya al', hidden: true })).toHaveFocus();
});

test('the dialog names the public pages that visitors would lose', async () => {
  const warnings = ['Bu sürüm sitedeki şu sayfaları gösteremiyor: /takvim.'];
  answers(unitOverview(), { [`${call}/losses`]: () => succeeded({ warnings }) });
  open();
  await press('cccc3333: canlıya al');
  const dialog = await dialogOf('Site: sürüm canlıya alınsın mı?');
  expect(await dialog.findByText(/gösteremiyor: \/takvim/)).toBeVisible();
});

test('a decision is possible before its pages are compared', async () => {
  answers(unitOverview(), { [`${call}/losses`]: () => new Promise(() => undefined) as never });
  open();
  await press('cccc3333: canlıya al');
  const dialog = await dialogOf('Site: sürüm canlıya alınsın mı?');
  expect(await dialog.findByText('Sayfaları canlıdakiyle karşılaştırılıyor…')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
});

test('promoting a blocked release shows a warning', async () => {
  open();
  await press('dddd4444: canlıya al');

  const dialog = await dialogOf('Site: sürüm canlıya alınsın mı?');
  expect(dialog.getByText(/yeniden güvenilir sayılır/)).toHaveTextContent('Açılışların çoğu hatalı.');
});

test('a conflict shows who changed the live release, updates the dialog and keeps the reason', async () => {
  open();
  await press('cccc3333: canlıya al');
  const dialog = await dialogOf('Site: sürüm canlıya alınsın mı?');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Neden' }), '!');
  const message = 'Canlı sürüm bu arada değişti: şimdiki bbbb222200000000 (Mert Işık).';
  http.sendForm.mockResolvedValueOnce(rejected(409, { message }));
  const now = { ...releaseRow('bbbb2222'), since: at, by: 'Mert Işık' };
  answers(unitOverview({ live: now, previous: null }));
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => expect(dialog.getByText('Şu an canlıda').nextElementSibling).toHaveTextContent('bbbb2222'));
  expect(dialog.getByRole('textbox', { name: 'Neden' })).toHaveValue('Yeni sürüm denendi, canlıya alınıyor!');
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenLastCalledWith(
      'POST',
      `${call}/promote`,
      expect.objectContaining({ form_data: expect.objectContaining({ expected: releaseIdOf('bbbb2222') }) }),
    ),
  );
});

test('a release that another user has just promoted cannot be promoted again', async () => {
  open();
  await press('cccc3333: canlıya al');
  const dialog = await dialogOf('Site: sürüm canlıya alınsın mı?');
  http.sendForm.mockResolvedValueOnce(rejected(409, { message: 'Canlı sürüm bu arada değişti.' }));
  answers(unitOverview({ live: { ...releaseRow('cccc3333'), since: at, by: 'Mert Işık' } }));
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));

  expect(await dialog.findByText('Bu sürüm zaten canlıda.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Canlıya al' })).toBeDisabled();
});

test('a rejection shows the error message from the server, and a network failure keeps all values', async () => {
  open();
  await press('cccc3333: canlıya al');
  const dialog = await dialogOf('Site: sürüm canlıya alınsın mı?');
  http.sendForm.mockResolvedValueOnce(rejected(422, { message: 'app.js bozuk: içeriği özetiyle uyuşmuyor' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('app.js bozuk: içeriği özetiyle uyuşmuyor');

  http.sendForm.mockImplementationOnce(unreachable);
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));
  expect(await screen.findByText('İşlem Başarısız! Sistem Hatası!', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Neden', hidden: true })).toHaveValue(
    'Yeni sürüm denendi, canlıya alınıyor',
  );
});

test('a rollback shows the previous release by name', async () => {
  open();
  await press('Önceki sürüme dön');

  const dialog = await dialogOf('Site: önceki sürüme dönülsün mü?');
  expect(dialog.getByText('Kullanımdan kaldırılacak').nextElementSibling).toHaveTextContent('aaaa1111');
  expect(dialog.getByText('Yeniden canlıya alınacak').nextElementSibling).toHaveTextContent('bbbb2222');
  await userEvent.click(dialog.getByRole('button', { name: 'Geri dön' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/rollback`, {
      form_data: { expected: live, reason: 'aaaa1111 sürümünde sorun görüldü' },
    }),
  );
});

test('a candidate requires a share of 1 to 99 percent of visitors', async () => {
  open();
  await press('cccc3333: aday yap');
  const dialog = await dialogOf('Site: sürüm aday yapılsın mı?');
  const share = dialog.getByRole('textbox', { name: 'Ziyaretçi payı (%)' });
  for (const wrong of ['0', 'on', '1.', '100']) {
    await userEvent.clear(share);
    await userEvent.type(share, wrong);
    await userEvent.click(dialog.getByRole('button', { name: 'Aday yap' }));
    expect(share).toHaveAccessibleDescription(expect.stringContaining('1 ile 99 arasında olmalıdır.'));
  }
  await userEvent.clear(share);
  await userEvent.click(dialog.getByRole('button', { name: 'Aday yap' }));
  expect(share).toBeInvalid();
  await userEvent.type(share, '10');
  expect(http.sendForm).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Aday yap' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/canary`, {
      form_data: { id: next, percent: 10, expected: live, reason: expect.any(String) },
    }),
  );
});

test('a canary can be ended', async () => {
  const candidate = { ...releaseRow('cccc3333'), percent: 25 };
  answers(unitOverview({ candidate }), { [call]: () => succeeded([{ ...candidate, is_candidate: true }]) });
  open();

  expect((await row('cccc3333')).getByText('Aday, %25')).toBeVisible();
  await press('cccc3333: ziyaretçi payını değiştir');
  const change = await dialogOf('Site: sürüm aday yapılsın mı?');
  expect(change.getByRole('textbox', { name: 'Ziyaretçi payı (%)' })).toHaveValue('25');
  await userEvent.click(change.getByRole('button', { name: 'Vazgeç' }));
  await press('Adaylığı bitir');
  const dialog = await dialogOf('Site: adaylık bitirilsin mi?');
  expect(dialog.getByText('Adaylığı bitecek').nextElementSibling).toHaveTextContent('cccc3333');
  await userEvent.click(dialog.getByRole('button', { name: 'Adaylığı bitir' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/canary`, {
      form_data: expect.objectContaining({ id: null, expected: live }),
    }),
  );
});

describe('an additional remote', () => {
  const campaign = unitOverview({ unit: 'remote_kampanya', title: 'Kampanyalar', segment: 'kampanya' });
  const unitAddress = '/admin/releases/unit?name=remote_kampanya';
  const openUnit = (more = '') => openPanel(routes, unitAddress + more, 'super_admin');
  const places = '/api/admin/releases/remote_kampanya/places';
  const serve = (more: Parameters<typeof answers>[1] = {}) =>
    answers(campaign, {
      '/api/admin/releases/remote_kampanya': () => succeeded(rows),
      [places]: () => succeeded([]),
      ...more,
    });
  beforeEach(() => serve());

  test('is retired after a confirmation that explains the consequences', async () => {
    const { router } = openUnit();
    await press('Yayından kaldır');
    const dialog = await dialogOf('Kampanyalar: birim yayından kaldırılsın mı?');
    expect(dialog.getByText('Yayından kalkacak').nextElementSibling).toHaveTextContent('aaaa1111');
    expect(dialog.getByText('Kapanacak adres').nextElementSibling).toHaveTextContent('/kampanya');
    expect(dialog.getByText(/anahtarları hemen iptal edilir/)).toHaveTextContent('arşive taşınır');
    const days = dialog.getByRole('textbox', { name: 'Sürümleri kaç gün arşivde kalsın?' });
    expect(days).toHaveValue('30');
    await userEvent.clear(days);
    await userEvent.type(days, '400');
    const redirect = dialog.getByRole('textbox', { name: 'Ziyaretçiler nereye yönlensin?' });
    await userEvent.type(redirect, 'https://baska.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Yayından kaldır' }));
    expect(redirect).toHaveAccessibleDescription(expect.stringContaining('Yol / ile Başlamalı'));
    expect(days).toHaveAccessibleDescription(expect.stringContaining('1 ile 365 arasında olmalıdır.'));
    expect(http.sendForm).not.toHaveBeenCalled();
    await userEvent.clear(days);
    await userEvent.type(days, '60');
    await userEvent.clear(redirect);
    await userEvent.type(redirect, ' /iletisim');
    await userEvent.click(dialog.getByRole('button', { name: 'Yayından kaldır' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/releases'));
    expect(http.sendForm).toHaveBeenCalledWith('POST', '/api/admin/remotes/remote_kampanya/retire', {
      form_data: { expected: live, reason: 'Bu bölüme artık gerek yok', redirect: '/iletisim', keep_days: 60 },
    });
  });

  test('names the pages that show its sections before it is retired', async () => {
    const page = { entity: 'Sayfa', record: '8', title: 'Fırsatlar', screen: '/admin/site-pages/update?id=8' };
    const home = { entity: 'Anasayfa', record: 'home', title: 'Anasayfa bölümleri', screen: null };
    let answer = () => rejected(500);
    serve({ [places]: () => answer() });
    openUnit('&karar=yayindan-kaldir');
    const dialog = await dialogOf('Kampanyalar: birim yayından kaldırılsın mı?');
    expect(await dialog.findByText('Kullanıldığı yerler alınamadı.')).toBeVisible();
    answer = () =>
      succeeded([
        { ...page, sections: ['Son fırsatlar', 'eski'] },
        { ...home, sections: ['Son fırsatlar'] },
      ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }));

    const list = within(await dialog.findByRole('list', { name: 'Kullanıldığı yerler' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fırsatlar: Son fırsatlar, eski',
      'Anasayfa bölümleri: Son fırsatlar',
    ]);
    expect(list.getByRole('link', { name: 'Fırsatlar' })).toHaveAttribute('href', page.screen);
  });

  test('opens the confirmation if the URL requests it; cancelling removes the parameter', async () => {
    const { router } = openUnit('&karar=yayindan-kaldir');
    const dialog = await dialogOf('Kampanyalar: birim yayından kaldırılsın mı?');
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(router.state.location.search).toBe('?name=remote_kampanya'));
    expect(http.sendForm).not.toHaveBeenCalled();
  });
});

test('a built-in unit cannot be retired', async () => {
  openPanel(routes, `${address}&karar=yayindan-kaldir`, 'super_admin');
  const dialog = await dialogOf('Site: birim yayından kaldırılsın mı?');
  expect(dialog.getByText('Bu birim her sitede bulunur, kaldırılamaz.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Yayından kaldır' })).toBeDisabled();
});
