import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { SwitchedOffPlace } from '@vitrin/shared-contracts/placeable-sections';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { http, rejected, succeeded } from '../../testing/fake-server.ts';
import { releaseRow, unitOverview } from '../../testing/release-fixtures.ts';
import { newTab } from './new-tab.ts';
import { address, call, at, live, next, answers, open, row, press } from './testing/unit-screen.tsx';

beforeEach(() => {
  jest.clearAllMocks();
  answers();
  http.sendForm.mockResolvedValue(succeeded());
});

test('stored releases show their details, status and its reason', async () => {
  open();

  const first = await row('cccc3333');
  expect(first.getByText(/Yayınlayan: Blog ekibi/)).toBeVisible();
  expect(first.getByText('API: ^1.0.0')).toBeVisible();
  expect(first.getByText('Henüz hiçbir ziyaretçi görmedi.')).toBeVisible();
  expect(first.getByRole('button', { name: 'cccc3333 kimliğini kopyala' })).toBeVisible();
  expect(first.getByRole('link', { name: next })).toHaveAttribute('href', adminPaths.release('remote_public', next));
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
  const link = first?.getByRole('link', { name: 'Menü yenilendi' });
  expect(link).toHaveAttribute('href', adminPaths.release('remote_public', next));
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
  const different = (await row('aaaa0002')).getByText(/Bildirilen kaynak doğrulanandan farklı/);
  expect(different.parentElement).toHaveTextContent('deadbeef');
  const stated = await row('aaaa0003');
  expect(stated.getByText(/Bildirilen kaynak:/).parentElement).toHaveTextContent('c0ffee00');
  expect(stated.queryByText(/Doğrulanan/)).toBeNull();
});

test('a release that its publisher may not promote offers only the emergency, with a reason that the user writes', async () => {
  const second_person = 'Bu birimde bir sürümü yayınlayan, onu canlıya alamaz.';
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

test('a place where a section is switched off is named with its page, and staff try it again there', async () => {
  const off: SwitchedOffPlace[] = [
    {
      release_id: live,
      at,
      section: 'Kredi hesaplama',
      page: 'Fırsatlar',
      screen: '/admin/sayfa?id=4',
      places: ['a', 'b'],
    },
    { release_id: live, at, section: 'Kredi hesaplama', page: 'Kopya', screen: null, places: ['a'] },
  ];
  answers(unitOverview(), {
    [`${call}/switched-off-places`]: () => succeeded(off),
    [`${call}/faults`]: () => succeeded([]),
  });
  open(`${address}&bolum=hatalar`);
  const list = within(await screen.findByRole('list', { name: 'Kapatıldığı yerler' }));
  expect(list.getByRole('link', { name: 'Fırsatlar' })).toHaveAttribute('href', '/admin/sayfa?id=4');
  expect(list.queryByRole('link', { name: 'Kopya' })).toBeNull();
  off.length = 0;
  await press('Fırsatlar, Kredi hesaplama: yeniden dene');
  const form_data = { places: ['a', 'b'] };
  expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/switch-on`, { form_data });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Kapatıldığı yerler' })).toBeNull());
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
