import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { stubReads, http, rejected, succeeded } from '../../shared/testing/fake-server.ts';
import { singleScreenRoutes } from '../../shared/testing/test-provider.tsx';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import {
  publishKeyRow,
  releaseHealth,
  releaseIdOf,
  releaseRow,
  unitOverview,
} from '../../shared/testing/release-fixtures.ts';
import { newTab } from './new-tab.ts';
import { UnitPage } from './unit.page.tsx';

const address = '/admin/releases/unit?name=remote_public';
const call = '/api/admin/releases/remote_public';
const routes = singleScreenRoutes('/admin/releases/unit', UnitPage);
const at = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
const rows = [
  releaseRow('cccc3333', { published_by: 'Blog ekibi', size: null }),
  releaseRow('aaaa1111', { is_live: true, health: releaseHealth({ loads: 40 }) }),
  releaseRow('bbbb2222'),
  releaseRow('dddd4444', { set_aside: { at, reason: 'Açılışların çoğu hatalı.' } }),
  releaseRow('eeee5555', { misfit: 'Bu sürüm API’nin ^2.0.0 sürümünü istiyor; kabuk 1.1.0 sunuyor.' }),
];
const live = releaseIdOf('aaaa1111');
const next = releaseIdOf('cccc3333');

function answers(unit = unitOverview(), more: Parameters<typeof stubReads>[0] = {}) {
  stubReads({
    '/api/admin/releases': () => succeeded([unit]),
    [call]: () => succeeded(rows, { meta: { page: 1, page_size: 20, total: 45 } }),
    ...more,
  });
}
const open = (to = address) => openPanel(routes, to, 'super_admin');
const row = async (id: string) => within((await screen.findByText(releaseIdOf(id))).closest('li') as HTMLElement);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  answers();
  http.sendForm.mockResolvedValue(succeeded());
});

test('stored releases show their details, status and its reason', async () => {
  open();

  const first = await row('cccc3333');
  expect(first.getByText(/Yayımlayan: Blog ekibi/)).toBeVisible();
  expect(first.getByText('API: ^1.0.0')).toBeVisible();
  expect(first.getByText('Henüz hiçbir ziyaretçi görmedi.')).toBeVisible();
  expect(first.getByRole('button', { name: 'cccc3333 kimliğini kopyala' })).toBeVisible();
  const current = await row('aaaa1111');
  expect(current.getByText('Canlı')).toBeVisible();
  expect(current.getByText('40 açılış · hata yok')).toBeVisible();
  expect(current.getByText('Boyut: 80 kB')).toBeVisible();
  expect(current.queryByRole('button', { name: /canlıya al/ })).toBeNull();
  const aside = await row('dddd4444');
  expect(aside.getByText('Kullanımdan kaldırıldı')).toBeVisible();
  expect(aside.getByText(/kullanımdan kaldırıldı: Açılışların çoğu hatalı\./)).toBeVisible();
  const misfit = await row('eeee5555');
  expect(misfit.getByText('Uymuyor')).toBeVisible();
  expect(misfit.getByText(/kabuk 1\.1\.0 sunuyor/)).toBeVisible();
  expect(misfit.queryByRole('button', { name: /canlıya al/ })).toBeNull();
});

test('a release shows its commit subject and the team’s note; a long subject can be expanded', async () => {
  const long = `Kampanya sayfasına ${'uzun '.repeat(20)}bir başlık`;
  const about = { subject: 'Menü yenilendi', author: 'Deniz Ak', committed_at: at, note: 'Yaz kampanyası için' };
  answers(unitOverview(), {
    [call]: () =>
      succeeded([
        releaseRow('cccc3333', { about, commit: 'c0ffee0012345678' }),
        releaseRow('bbbb2222', { about: { subject: long, author: null, committed_at: null, note: null } }),
      ]),
  });
  open();
  const [first, second] = (
    await within(await screen.findByRole('list', { name: 'Sürümler' })).findAllByRole('listitem')
  ).map((item) => within(item));
  expect(first?.getByText('Menü yenilendi')).toBeVisible();
  expect(first?.getByText('Yazan: Deniz Ak')).toBeVisible();
  expect(first?.getByText('Yaz kampanyası için')).toBeVisible();
  expect(first?.getByText('Boyut: 80 kB')).toBeVisible();
  expect(first?.getByText('cccc3333')).toHaveAttribute('title', next);
  expect(second?.queryByText(long)).toBeNull();
  const more = second?.getByRole('button', { name: 'Tamamını göster' }) as HTMLElement;
  await userEvent.click(more);
  expect(second?.getByText(long, { exact: false })).toBeVisible();
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('the verified source of a release is told from the one that its publisher states', async () => {
  const provenance = {
    provider: 'github' as const,
    issuer: 'https://token.actions.githubusercontent.com',
    repository: 'vitrin/site',
    workflow: 'vitrin/site/.github/workflows/release.yml@refs/heads/main',
    ref: 'refs/heads/main',
    environment: '',
    commit: 'c0ffee0012345678',
    run: '555',
    run_url: 'https://github.com/vitrin/site/actions/runs/555',
    runner: 'github-hosted',
  };
  const commit = provenance.commit;
  answers(unitOverview(), {
    [call]: () =>
      succeeded([
        releaseRow('aaaa0001', { commit, provenance }),
        releaseRow('aaaa0002', { commit: 'deadbeef12345678', provenance }),
        releaseRow('aaaa0003', { commit }),
      ]),
  });
  open();
  const verified = await row('aaaa0001');
  expect(verified.getByText(/Doğrulanan kaynak: vitrin\/site/)).toHaveTextContent('c0ffee00, main');
  expect(verified.getByRole('link', { name: 'GitHub Actions işi' })).toHaveAttribute('href', provenance.run_url);
  expect(verified.queryByText(/Bildirilen kaynak/)).toBeNull();
  expect((await row('aaaa0002')).getByText(/Bildirilen kaynak doğrulanandan farklı/)).toHaveTextContent('deadbeef');
  const stated = await row('aaaa0003');
  expect(stated.getByText(/Bildirilen kaynak:/)).toHaveTextContent('c0ffee00');
  expect(stated.queryByText(/Doğrulanan/)).toBeNull();
});

test('a release that its publisher may not promote offers only the emergency, with a reason that the user writes', async () => {
  const second_person = 'Bu birimde bir sürümü yayımlayan, onu canlıya alamaz.';
  const current = { ...releaseRow('aaaa1111'), since: at, by: 'Ayşe Yılmaz', emergency: true };
  answers(unitOverview({ two_people: true, live: current }), {
    [call]: () => succeeded([releaseRow('cccc3333', { second_person })]),
  });
  open();
  expect((await row('cccc3333')).getByText(second_person)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'cccc3333: canlıya al' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'cccc3333: aday yap' })).toBeNull();
  expect(screen.getByText('Acil olarak, ikinci kişi olmadan canlıya alındı.')).toBeVisible();
  await press('cccc3333: acil canlıya al');
  const dialog = within(await screen.findByRole('dialog', { name: 'Site: sürüm acil olarak canlıya alınsın mı?' }));
  const reason = dialog.getByRole('textbox', { name: 'Neden' });
  expect(reason).toHaveValue('');
  await userEvent.click(dialog.getByRole('button', { name: 'Acil olarak canlıya al' }));
  expect(reason).toBeInvalid();
  await userEvent.type(reason, 'Site çalışmıyor');
  await userEvent.click(dialog.getByRole('button', { name: 'Acil olarak canlıya al' }));
  const form_data = { id: next, expected: live, reason: 'Site çalışmıyor' };
  await waitFor(() =>
    expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual(['POST', `${call}/emergency`, { form_data }]),
  );
});

test('the rule of two people is switched on at once, and off after confirmation', async () => {
  const sent = () => http.sendForm.mock.calls.at(-1)?.slice(0, 3);
  open();
  const rule = await screen.findByRole('switch', { name: /ikinci kişi gerekir/ });
  answers(unitOverview({ two_people: true }));
  await userEvent.click(rule);
  await waitFor(() => expect(sent()).toEqual(['POST', `${call}/policy`, { form_data: { two_people: true } }]));
  await waitFor(() => expect(screen.getByRole('switch', { name: /ikinci kişi gerekir/, hidden: true })).toBeChecked());
  await userEvent.click(screen.getByRole('switch', { name: /ikinci kişi gerekir/, hidden: true }));
  const question = within(await screen.findByRole('dialog', { name: 'İkinci kişi kuralı kaldırılsın mı?' }));
  await userEvent.click(question.getByRole('button', { name: 'Evet, kaldır', hidden: true }));
  await waitFor(() => expect(sent()).toEqual(['POST', `${call}/policy`, { form_data: { two_people: false } }]));
});

test('pages are requested from the server and stored in the URL beside the unit', async () => {
  const { router } = open();
  await press('2. sayfa');

  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 2 }));
  expect(router.state.location.search).toBe('?name=remote_public&sayfa=2');
});

test('a user with read access only sees no actions', async () => {
  open();
  await row('cccc3333');
  act(() => {
    const session = sessionStore.get();
    if (session) sessionStore.set({ ...session, rights: new Set(['releases.read']) });
  });

  expect((await row('cccc3333')).queryByRole('button', { name: /önizle|adaya al|canlıya al/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Önceki sürüme dön' })).toBeNull();
});

test('without a previous healthy release no rollback is offered', async () => {
  answers(unitOverview({ previous: null }));
  open();

  expect(await screen.findByText('Geri dönülecek sağlam sürüm yok.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Önceki sürüme dön' })).toBeNull();
});

test('a preview opens at the URL from the server in a new tab', async () => {
  const opened = jest.spyOn(newTab, 'open').mockReturnValue(true);
  http.sendForm.mockResolvedValue(succeeded({ address: '/etkinlikler', ends_at: at }));
  open();
  await press('cccc3333: önizle');

  await waitFor(() => expect(opened).toHaveBeenCalledWith('/etkinlikler'));
  expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/preview`, { form_data: { id: next } });
});

test('a tab that the browser has blocked can be opened again; a rejected preview opens none', async () => {
  const opened = jest.spyOn(newTab, 'open').mockReturnValueOnce(false).mockReturnValue(true);
  http.sendForm.mockResolvedValueOnce(rejected(422, { message: 'cccc3333 sürümünün imzası geçersiz.' }));
  open();
  await press('cccc3333: önizle');
  expect(await screen.findByText(/sürümünün imzası geçersiz/)).toBeInTheDocument();
  expect(opened).not.toHaveBeenCalled();

  http.sendForm.mockResolvedValueOnce(succeeded({ address: '/', ends_at: at }));
  await userEvent.click(screen.getByRole('button', { name: 'cccc3333: önizle', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Önizlemeyi aç', hidden: true }));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
});

test('failures and log of the unit have their own URLs', async () => {
  const fault = { id: 4, at, release_id: next, phase: 'start', message: 'TypeError: x is undefined' };
  const line = { id: 9, at, unit: 'remote_public', action: 'automatic-rollback', before: next, after: live };
  answers(unitOverview(), {
    [`${call}/faults`]: () => succeeded([fault]),
    [`${call}/log`]: () => succeeded([{ ...line, actor: 'Vitrin', reason: 'Açılışların çoğu hatalı' }]),
  });
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Hatalar' }));
  const faults = within(await screen.findByRole('list', { name: 'Hatalar' }));
  expect(faults.getByRole('listitem')).toHaveTextContent('5 saat öncecccc3333BaşlarkenTypeError: x is undefined');

  await userEvent.click(screen.getByRole('link', { name: 'Yayın kaydı' }));
  const log = within(await screen.findByRole('list', { name: 'Yayın kaydı' }));
  expect(log.getByText('Kendiliğinden geri dönüldü')).toBeVisible();
  expect(log.getByRole('listitem')).toHaveTextContent(/Vitrin.*cccc3333aaaa1111Açılışların çoğu hatalı/);
});

test('empty lists and an unknown unit each show a message', async () => {
  answers(unitOverview(), {
    [call]: () => succeeded([]),
    [`${call}/faults`]: () => succeeded([]),
    [`${call}/log`]: () => succeeded([]),
  });
  const first = open();
  expect(await screen.findByText('Bu birimin henüz sürümü yok.')).toBeVisible();
  first.unmount();
  const second = open(`${address}&bolum=hatalar`);
  expect(await screen.findByText('Kayıtlı hata yok.')).toBeVisible();
  second.unmount();
  const third = open(`${address}&bolum=kayit`);
  expect(await screen.findByText('Kayıt boş.')).toBeVisible();
  third.unmount();
  open('/admin/releases/unit?name=remote_yok');
  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});

test('a remote is handed over to another team, whose credential is shown once', async () => {
  const owner = { owner: 'Site ekibi', contact: 'site@ornek.com', since: at };
  answers(unitOverview({ owner }));
  http.sendForm.mockResolvedValueOnce(
    rejected(422, { errors: { owner: 'Çok Kısa' }, message: 'İşaretli alan yanlış.' }),
  );
  open();
  expect(await screen.findByText(/Ekip: Site ekibi \(site@ornek\.com\)/)).toBeVisible();
  await press('Devret');
  const dialog = within(await screen.findByRole('dialog', { name: 'Site: başka ekibe devredilsin mi?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Devret' }));
  expect(dialog.getByRole('textbox', { name: 'Yeni ekip' })).toBeInvalid();
  expect(http.sendForm).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Yeni ekip' }), 'Kampanya ekibi');
  await userEvent.click(dialog.getByRole('button', { name: 'Devret' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('İşaretli alan yanlış.');
  expect(dialog.getByRole('textbox', { name: 'Yeni ekip' })).toHaveValue('Kampanya ekibi');

  http.sendForm.mockResolvedValueOnce(succeeded({ key: publishKeyRow(9, 'Kampanya ekibi'), secret: 'vitrin_4f' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Devret' }));
  expect(await screen.findByRole('status', { name: 'Gizli metin' })).toHaveTextContent('vitrin_4f');
  const form_data = { owner: 'Kampanya ekibi', contact: '', days: 90, reason: 'Birimi başka bir ekip üstleniyor' };
  expect(http.sendForm).toHaveBeenLastCalledWith(
    'POST',
    '/api/admin/remotes/remote_public/hand-over',
    { form_data },
    expect.any(String),
  );
});

describe('tags, note and links of a release', () => {
  const link = {
    id: 7,
    release_id: next,
    address: 'https://www.ornek.com/onizleme/s/abc.def',
    created_at: at,
    created_by: 'Ayşe Yılmaz',
    expires_at: null,
  };
  const openMenu = async (item: string) => {
    await press('cccc3333: diğer işlemler');
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('tags are typed with commas; an invalid one is explained at the field', async () => {
    answers(unitOverview(), { [call]: () => succeeded([releaseRow('cccc3333', { tags: ['1.4.0'], note: 'Deneme' })]) });
    open();
    const tags = await screen.findByRole('list', { name: 'Etiketler' });
    expect(tags).toHaveTextContent('1.4.0');
    await openMenu('Etiketler ve not');
    const dialog = within(await screen.findByRole('dialog', { name: 'cccc3333: etiketler ve not' }));
    const field = dialog.getByRole('textbox', { name: 'Etiketler' });
    expect(field).toHaveValue('1.4.0');
    await userEvent.type(field, ', Yanlış Etiket');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '1.4.0, aday');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    const form_data = { id: next, tags: ['1.4.0', 'aday'], note: 'Deneme' };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/labels`, { form_data }));
  });

  test('a link is created with an end, copied and revoked', async () => {
    answers(unitOverview(), { [`${call}/links`]: () => succeeded([link]) });
    open();
    await openMenu('Önizleme bağlantıları');
    const dialog = within(await screen.findByRole('dialog', { name: 'cccc3333: önizleme bağlantıları' }));
    const user = userEvent.setup();
    await user.click(await dialog.findByRole('button', { name: '7 numaralı bağlantıyı kopyala' }));
    expect(await navigator.clipboard.readText()).toBe(link.address);
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'İptal edilene kadar');
    await userEvent.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));
    const form_data = { id: next, days: null };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/links`, { form_data }));
    await userEvent.click(dialog.getByRole('button', { name: '7 numaralı bağlantı: İptal et' }));
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/release-links/7', {}));
  });
});
