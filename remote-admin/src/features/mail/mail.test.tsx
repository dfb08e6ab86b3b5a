import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MailSettingsRecord, OutboxRow } from '@vitrin/shared-contracts/mail';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { MailPage } from './mail.page.tsx';

const address = '/admin/mail';
const settingsAddress = `${address}?bolum=ayarlar`;
const call = '/api/admin/mail';
const outboxCall = '/api/admin/mail/outbox';
const routes = singleScreenRoutes(address, MailPage);

const record: MailSettingsRecord = {
  from_name: 'Örnek',
  from_email: '',
  reply_to: '',
  support_email: '',
  version: 3,
  updated_at: null,
  can_send: true,
  server: 'posta.ornek.example:587',
  standard_sender: 'bilgi@ornek.example',
  waiting: 2,
  failed: 1,
};

function mail(id: number, subject: string, changed: Partial<OutboxRow> = {}): OutboxRow {
  return {
    id,
    purpose: 'reply',
    recipient: `kisi${id}@ornek.example`,
    subject,
    state: 'sent',
    attempts: 1,
    last_error: '',
    created_at: '2026-01-06T09:00:00.000Z',
    next_try_at: null,
    sent_at: '2026-01-06T09:00:03.000Z',
    ...changed,
  };
}

const rows = [
  mail(1, 'Yn: Köprü'),
  mail(2, 'Yn: Baraj', { state: 'failed', sent_at: null, attempts: 1, last_error: '550 No such user' }),
  mail(3, 'Günlük özet', {
    purpose: 'digest',
    state: 'queued',
    sent_at: null,
    attempts: 2,
    last_error: 'E-posta sunucusuna bağlanılamadı.',
    next_try_at: '2026-01-06T10:00:00.000Z',
  }),
];
const meta = { page: 1, page_size: 20, total: 45 };

function answer(changed: Partial<MailSettingsRecord> = {}, mails: OutboxRow[] = rows) {
  stubReads({
    [call]: () => succeeded({ ...record, ...changed }),
    [outboxCall]: () => succeeded(mails, { meta }),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer();
  http.sendForm.mockResolvedValue(succeeded());
});

describe('mail outbox', () => {
  test('shows the status of each mail and retries a failed one', async () => {
    openPanel(routes, address);
    const list = within(await screen.findByRole('list', { name: 'Giden e-postalar' }));
    expect(list.getByText(/^Gönderildi · 6\.1\.2026 - 12:00/)).toBeVisible();
    expect(list.getByText('550 No such user')).toBeVisible();
    expect(list.getByText(/2\. deneme başarısız, sonraki deneme 6\.1\.2026 - 13:00/)).toBeVisible();
    expect(await screen.findByText('gönderilemeyen')).toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Yn: Köprü: yeniden dene' })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Yn: Baraj: yeniden dene' }));

    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${outboxCall}/2/retry`, {}));
  });

  test('queries the server by search, state and page', async () => {
    openPanel(routes, address);
    await screen.findByRole('list', { name: 'Giden e-postalar' });
    await userEvent.click(screen.getByRole('button', { name: '2. sayfa' }));
    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(outboxCall, { page: 2 }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'Gönderilemedi');
    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(outboxCall, { page: 1, state: 'failed' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Alıcılarda ara' }), 'kisi1');
    await waitFor(() =>
      expect(http.getJson).toHaveBeenCalledWith(outboxCall, { page: 1, state: 'failed', search: 'kisi1' }),
    );
  });

  test('is refetched while a mail is being sent', async () => {
    jest.useFakeTimers();
    answer({}, [mail(4, 'Yolda', { state: 'queued', attempts: 0, sent_at: null })]);
    openPanel(routes, address);
    await act(async () => await jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText('Sırada', { selector: 'span' })).toBeVisible();
    answer({}, [mail(4, 'Yolda')]);
    await act(async () => await jest.advanceTimersByTimeAsync(5_100));
    expect(screen.getByText(/^Gönderildi ·/)).toBeVisible();
    jest.useRealTimers();
  });

  test('shows no actions to a user without write access', async () => {
    openPanel(routes, address, 'support');
    await screen.findByRole('list', { name: 'Giden e-postalar' });
    expect(screen.queryByRole('button', { name: /yeniden dene/ })).toBeNull();
  });

  test('shows a message when it is empty, has no matches, has no mail server or cannot be loaded', async () => {
    answer({ can_send: false }, []);
    const first = openPanel(routes, address);
    expect(await screen.findByText('Henüz e-posta gönderilmedi.')).toBeVisible();
    expect(await screen.findByText('Sunucuda e-posta gönderimi kurulu değil.')).toBeVisible();
    first.unmount();
    const second = openPanel(routes, `${address}?durum=failed`);
    expect(await screen.findByText('Bu filtrelerle e-posta bulunamadı.')).toBeVisible();
    second.unmount();
    stubReads({ [call]: unreachable, [outboxCall]: unreachable });
    openPanel(routes, address);
    expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
  });
});

describe('mail settings', () => {
  test('are saved with their version', async () => {
    openPanel(routes, settingsAddress);
    const reply = await screen.findByRole('textbox', { name: 'Yanıtların geleceği adres' });
    expect(screen.getByRole('textbox', { name: 'Gönderenin adresi' })).toHaveAttribute(
      'placeholder',
      'bilgi@ornek.example',
    );
    await userEvent.type(reply, 'yanit@ornek.example');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('PUT', call, {
        form_data: {
          from_name: 'Örnek',
          from_email: '',
          reply_to: 'yanit@ornek.example',
          support_email: '',
          version: 3,
        },
      }),
    );
  });

  test('show an error beside the field of an invalid address before anything is sent', async () => {
    openPanel(routes, settingsAddress);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Gönderenin adresi' }), 'bilgi');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(screen.getByRole('textbox', { name: 'Gönderenin adresi' })).toBeInvalid();
    expect(http.sendForm).not.toHaveBeenCalled();
  });

  test('show the response of the mail server to a test mail at once', async () => {
    http.sendForm.mockResolvedValueOnce(rejected(422, { errors: { to: '550 No such user' } }));
    openPanel(routes, settingsAddress);
    const to = await screen.findByRole('textbox', { name: 'Alıcı' });
    expect(to).toHaveValue('gulsah@ornek.com');
    await userEvent.clear(to);
    await userEvent.type(to, 'deneme@ornek.example{enter}');
    const field = () => screen.getByRole('textbox', { name: 'Alıcı', hidden: true });
    await waitFor(() => expect(field()).toHaveAccessibleDescription('550 No such user'));
    expect(http.sendForm).toHaveBeenCalledTimes(1);
    expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/test`, { to: 'deneme@ornek.example' });
  });

  test('show what is missing and offer no test mail when no mail server is configured', async () => {
    answer({ can_send: false, server: '' });
    openPanel(routes, settingsAddress);
    expect(await screen.findByText('Kurulu değil')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deneme e-postası gönder' })).toBeNull();
  });
});
