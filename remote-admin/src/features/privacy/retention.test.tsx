import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultRetention, type DestructionRow, type DestructionState } from '@vitrin/shared-contracts/privacy';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { DestructionsPage } from './destructions.page.tsx';
import { RetentionPage } from './retention.page.tsx';
import { periodText } from './retention.values.ts';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test.each([
  [11, ''],
  [12, '1 yıl'],
  [30, '2 yıl 6 ay'],
  [0, ''],
  [null, ''],
])('the period text of %j months is "%s"', (months, text) => {
  expect(periodText(months)).toBe(text);
});

describe('retention periods', () => {
  const url = '/api/admin/privacy/retention';
  const address = '/admin/privacy/retention';
  const routes = singleScreenRoutes(address, RetentionPage);
  const record = { ...defaultRetention, version: 2, updated_at: null };
  const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
  const write = async (name: string, text: string) => {
    await userEvent.clear(await field(name));
    if (text) await userEvent.type(await field(name), text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  beforeEach(() => {
    http.sendForm.mockResolvedValue(succeeded());
    stubReads({ [url]: () => succeeded(record) });
  });

  test('are extended without confirmation', async () => {
    openPanel(routes, address);
    await write('Ziyaret sayıları', '30');
    expect(screen.getByText('ay (2 yıl 6 ay)')).toBeVisible();
    await save();

    expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
    const form_data = { ...defaultRetention, visits: 30, version: 2 };
    expect(http.sendForm).toHaveBeenCalledWith('PUT', url, { form_data });
  });

  test('are shortened only after a confirmation that lists what will be destroyed', async () => {
    openPanel(routes, address);
    await write('İletişim mesajları', '6');
    expect(await screen.findByText('Süre kısalıyor')).toBeVisible();
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('İletişim mesajları')).toBeInTheDocument();
    expect(http.sendForm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Evet, kısalt' }));

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('PUT', url, {
        form_data: { ...defaultRetention, contact: 6, version: 2 },
      }),
    );
  });

  test.each(['', '0', '121', '1,5', 'iki'])('cannot be "%s"', async (text) => {
    openPanel(routes, address);
    await write('Gönderilen e-postalar', text);
    await save();
    const confirm = screen.queryByRole('button', { name: 'Evet, kısalt' });
    if (confirm) await userEvent.click(confirm);

    await waitFor(async () =>
      expect(await field('Gönderilen e-postalar')).toHaveAccessibleDescription(/Geçersiz Değer|Zorunlu/),
    );
    expect(http.sendForm).not.toHaveBeenCalled();
  });

  test('stay as typed when they are rejected', async () => {
    http.sendForm.mockResolvedValue(rejected(500));
    openPanel(routes, address);
    await write('Ziyaret sayıları', '36');
    await save();

    expect(await screen.findByText('İşlem Başarısız!')).toBeInTheDocument();
    expect(await field('Ziyaret sayıları')).toHaveValue('36');
  });
});

describe('deleted data before its destruction', () => {
  const address = '/admin/privacy/destructions';
  const routes = singleScreenRoutes(address, DestructionsPage);
  const url = '/api/admin/privacy/destruction';
  const at = '2026-11-20T09:00:00.000Z';
  const state: DestructionState = {
    clock: 'right',
    now: '2026-11-22T22:30:00.000Z',
    seen: at,
    last_run: at,
    paused_until: null,
    deleted: [],
  };
  const open = (changed: Partial<DestructionState>) => {
    http.sendForm.mockResolvedValue(succeeded());
    stubReads({
      [url]: () => succeeded({ ...state, ...changed }),
      '/api/admin/privacy/destructions': () => succeeded([]),
    });
    openPanel(routes, address);
  };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  test('can be restored by run', async () => {
    const destroyed_at = '2026-11-27T09:00:00.000Z';
    open({
      deleted: [
        { at, destroyed_at, kind: 'contact', count: 1200 },
        { at, destroyed_at, kind: 'mails', count: 3 },
      ],
    });
    const run = '1.200 × İletişim mesajı, 3 × Gönderilen e-postalar';
    expect(await screen.findByText(run)).toBeVisible();
    expect(screen.getByText('Silindi: 20.11.2026 - 12:00 · Yok edilecek: 27.11.2026 - 12:00')).toBeVisible();
    await press('Geri al');
    await press('Evet, geri al');
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', `${url}/restore`, { form_data: { at } }));
  });

  test('is not destroyed after a clock jump until a user confirms the date', async () => {
    open({ clock: 'ahead' });
    const times = /^Sunucuya göre şu an 23\.11\.2026 - 01:30; en son bilinen doğru zaman ise 20\.11\.2026 - 12:00\./;
    expect(await screen.findByText(times)).toBeVisible();
    await press('Tarih doğru, sürdür');
    await press('Evet, tarih doğru');
    const form_data = { today: '2026-11-23' };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', `${url}/clock`, { form_data }));
  });
});

describe('destruction records', () => {
  const url = '/api/admin/privacy/destructions';
  const address = '/admin/privacy/destructions';
  const routes = singleScreenRoutes(address, DestructionsPage);
  const row = (id: number, changed: Partial<DestructionRow> = {}): DestructionRow => ({
    id,
    at: '2026-01-05T09:00:00.000Z',
    kind: 'contact',
    reason: 'period',
    count: 2,
    actor: '',
    references: ['ABCD-EFGH', 'JKLM-NPRS'],
    ...changed,
  });

  test('show the reason and the references', async () => {
    const many = Array.from({ length: 9 }, (_, at) => `REF-${at}`);
    const staff = { reason: 'request', actor: 'Gülşah İnceoğlu', count: 9, references: many } as const;
    stubReads({ [url]: () => succeeded([row(2, staff), row(1)]) });
    openPanel(routes, address);

    const [asked, expired] = within(await screen.findByRole('list', { name: 'İmha kayıtları' })).getAllByRole(
      'listitem',
    );
    if (!asked || !expired) throw new Error('Expected two lines');
    for (const text of ['9 × İletişim mesajı', 'İlgili kişinin başvurusu', 'Gülşah İnceoğlu', '9 başvuru numarası'])
      expect(within(asked).getByText(text)).toBeVisible();
    for (const text of ['Saklama süresi doldu', 'Site (otomatik)', 'ABCD-EFGH, JKLM-NPRS'])
      expect(within(expired).getByText(text)).toBeVisible();
  });

  test('are filtered on the server, and an empty list shows a message', async () => {
    stubReads({ [url]: () => succeeded([]) });
    openPanel(routes, address);
    expect(await screen.findByText('Henüz hiçbir şey yok edilmedi.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Neden' }), 'Çöp kutusundan silindi');

    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(url, { page: 1, reason: 'staff' }));
    expect(await screen.findByText('Böyle bir imha kaydı yok.')).toBeVisible();
  });
});
