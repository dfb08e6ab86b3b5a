import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { fakeSite } from './testing/fake-site.ts';
import { mockFormResponses, type FormServer } from './testing/mock-form-responses.ts';
import { visit } from './testing/visit.tsx';

let network: FormServer;
let keyboard: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  sessionStorage.clear();
  network = mockFormResponses();
  keyboard = userEvent.setup();
});
afterEach(() => Swal.close());

const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));
const contact = () => panel('İletişim formu');
const application = () => panel('İş başvurusu');
const cv = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });

async function fillContact(): Promise<void> {
  await keyboard.type(contact().getByLabelText('Ad soyad'), 'Deniz Ak');
  await keyboard.type(contact().getByLabelText('E-posta adresiniz'), 'deniz@kuzey.example');
  await keyboard.type(contact().getByLabelText('Konu'), 'Zemin etüdü');
  await keyboard.type(contact().getByLabelText('Mesajınız'), 'Keşif için uygun bir gün arıyoruz.');
}

const consent = () => contact().getByRole('checkbox');
const send = () => keyboard.click(contact().getByRole('button', { name: 'Gönder' }));
const draft = (kind: string) => JSON.parse(sessionStorage.getItem(`draft_${kind}`) ?? 'null') as unknown;

describe('contact form tabs', () => {
  test('switch with the arrow keys, update the address and keep the input of both forms', async () => {
    await visit('/iletisim');
    await keyboard.type(contact().getByLabelText('Konu'), 'Köprü');
    screen.getByRole('tab', { name: 'İletişim formu' }).focus();
    await keyboard.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tab', { name: 'İş başvurusu', selected: true })).toHaveFocus();
    expect(window.location.search).toBe('?form=is-basvurusu');
    await keyboard.upload(application().getByLabelText('Özgeçmiş'), cv('cv.pdf'));
    await keyboard.keyboard('{Escape}');
    await keyboard.click(screen.getByRole('tab', { name: 'İletişim formu' }));
    expect(contact().getByLabelText('Konu')).toHaveValue('Köprü');
    await keyboard.click(screen.getByRole('tab', { name: 'İş başvurusu' }));
    expect(application().getByText(/^cv\.pdf/)).toBeVisible();
  });

  test('select the form that the address specifies', async () => {
    await visit('/iletisim?form=is-basvurusu');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('İş başvurusu');
    expect(application().getByRole('button', { name: 'Başvuruyu gönder' })).toBeVisible();
  });
});

test('the length of a message is shown near its limit, in characters', async () => {
  await visit('/iletisim');
  const message = contact().getByLabelText('Mesajınız');
  fireEvent.input(message, { target: { value: 'ş'.repeat(3_599) } });
  expect(contact().queryByText(/\/ 4000/)).toBeNull();
  fireEvent.input(message, { target: { value: '👨‍👩‍👧'.repeat(5) + 'ş'.repeat(3_600) } });
  expect(contact().getByText('3605 / 4000')).toBeVisible();
});

describe('validation errors', () => {
  test('appear beside their fields on submit, are counted, and move the focus to the first invalid field', async () => {
    await visit('/iletisim');
    await keyboard.type(contact().getByLabelText('Ad soyad'), 'Deniz Ak');
    await keyboard.type(contact().getByLabelText('E-posta adresiniz'), 'deniz');
    expect(contact().queryByText('Bu Alan 6 Karakterden Az Olamaz')).not.toBeInTheDocument();
    await send();
    const email = contact().getByLabelText('E-posta adresiniz');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Bu Alan 6 Karakterden Az Olamaz');
    expect(consent()).toHaveAccessibleDescription('Metni Okuduğunuzu İşaretleyiniz');
    expect(contact().getByRole('alert')).toHaveTextContent('Düzeltilmesi gereken 4 alan var');
    expect(within(contact().getByRole('alert')).getByRole('link', { name: 'Konu' })).toHaveAttribute(
      'href',
      `#${contact().getByLabelText('Konu').id}`,
    );
    expect(network.sent).toEqual([]);
  });

  test('disappear when the fields are corrected, and typing adds no new ones', async () => {
    await visit('/iletisim');
    await send();
    const name = contact().getByLabelText('Ad soyad');
    await waitFor(() => expect(name).toHaveFocus());
    await keyboard.type(name, 'Deniz');
    await waitFor(() => expect(name).not.toBeInvalid());
    await keyboard.type(contact().getByLabelText('Telefon numaranız (isteğe bağlı)'), '12');
    expect(contact().getByLabelText('Telefon numaranız (isteğe bağlı)')).not.toBeInvalid();
  });

  test('of the CV appear before anything is sent', async () => {
    await visit('/iletisim?form=is-basvurusu');
    await keyboard.click(application().getByRole('button', { name: 'Başvuruyu gönder' }));
    const input = application().getByLabelText('Özgeçmiş');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('Özgeçmişinizi Ekleyiniz PDF ya da DOCX, en fazla 10 MB.'),
    );
    expect(network.sent).toEqual([]);
  });
});

describe('without a data protection notice', () => {
  const withoutNotice = () => visit('/iletisim', { contract: { ...fakeSite().contract, kind: 'other' } });

  test('the forms ask for no confirmation', async () => {
    await withoutNotice();
    expect(contact().queryByRole('checkbox')).not.toBeInTheDocument();
    await keyboard.click(screen.getByRole('tab', { name: 'İş başvurusu' }));
    expect(application().queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a filled form is sent', async () => {
    await withoutNotice();
    await fillContact();
    network.respondWith(200, { success: true, data: { reference: 'VT-2026-0043' } });
    await send();
    expect(await screen.findByText('Başvuru numaranız: VT-2026-0043')).toBeVisible();
    expect(network.sent[0]?.fields).toMatchObject({ notice_revision: '' });
    expect(network.sent[0]?.fields).not.toHaveProperty('consent');
  });
});

describe('form submission', () => {
  test('sends the notice revision, idempotency key and fill time, and shows a confirmation with the reference number', async () => {
    await visit('/iletisim');
    await fillContact();
    await keyboard.click(consent());
    network.respondWith(200, { success: true, data: { reference: 'VT-2026-0042' } });
    await send();
    expect(await screen.findByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toHaveFocus();
    expect(screen.getByText('Başvuru numaranız: VT-2026-0042')).toBeVisible();
    expect(await screen.findByText('Gönderildi!')).toBeInTheDocument();
    const [{ path, key, fields }] = network.sent as [FormServer['sent'][number]];
    expect(path).toBe('/api/pages/contact?lang=tr');
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect(fields).toMatchObject({
      form: 'iletisim',
      name: 'Deniz Ak',
      email: 'deniz@kuzey.example',
      phone: '',
      subject: 'Zemin etüdü',
      consent: '1',
      notice_revision: '1',
      website: '',
    });
    expect(Number(fields.fill_time)).toBeGreaterThan(0);
    expect(window.location.search).toBe('?form=iletisim&durum=gonderildi');
    expect(draft('contact')).toBeNull();
    await keyboard.click(screen.getByRole('link', { name: 'Yeni bir form doldurun' }));
    expect(contact().getByLabelText('Ad soyad')).toHaveValue('');
  });

  test.each([
    [0, {}, 'Hata!', 'İşlem Başarısız! Sistem Hatası!'],
    [500, { success: false }, 'Başarısız!', 'İşlem Başarısız!'],
    [409, { success: false, message: 'Sayfa eskidi.' }, 'Başarısız!', 'Sayfa eskidi.'],
    [
      429,
      { success: false },
      'Başarısız!',
      'Kısa sürede çok fazla form gönderildi. Lütfen birkaç dakika sonra yeniden deneyin.',
    ],
  ])('shows a failure (%i) in a toast and on the page, and keeps the input', async (status, body, title, text) => {
    await visit('/iletisim');
    await fillContact();
    await keyboard.click(consent());
    network.respondWith(status, body);
    await send();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(contact().getByRole('alert')).toHaveTextContent(
      `${text} Yazdıklarınız silinmedi; yeniden deneyebilirsiniz.`,
    );
    expect(contact().getByLabelText('Mesajınız')).toHaveValue('Keşif için uygun bir gün arıyoruz.');
    expect(consent()).toBeChecked();

    network.respondWith(200, { success: true, data: { reference: 'VT-2026-0044' } });
    await send();
    expect(await screen.findByText('Başvuru numaranız: VT-2026-0044')).toBeVisible();
    expect(network.sent[1]?.key).toBe(network.sent[0]?.key);
  });

  test('shows validation errors from the server beside their fields', async () => {
    await visit('/iletisim');
    await fillContact();
    await keyboard.click(consent());
    network.respondWith(422, {
      success: false,
      message: 'Gönderilemedi. Lütfen işaretli alanları düzeltin.',
      errors: { email: 'Geçerli E-Mail Adresi Giriniz' },
    });
    await send();
    const email = contact().getByLabelText('E-posta adresiniz');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Geçerli E-Mail Adresi Giriniz');
  });

  test('sends nothing on a second click while the first request is in flight', async () => {
    await visit('/iletisim');
    await fillContact();
    await keyboard.click(consent());
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const direct = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      await held;
      return direct(...call);
    };
    network.respondWith(200, { success: true, data: { reference: 'VT-1' } });
    await send();
    const button = await contact().findByRole('button', { name: 'Gönderiliyor…' });
    await keyboard.click(button);
    arrive();
    expect(await screen.findByText('Başvuru numaranız: VT-1')).toBeVisible();
    expect(network.sent).toHaveLength(1);
  });
});

describe('contact form draft', () => {
  test('is restored after leaving the page, with a message and a button that clears it', async () => {
    await visit('/iletisim');
    await fillContact();
    cleanup();
    expect(draft('contact')).toMatchObject({ name: 'Deniz Ak', subject: 'Zemin etüdü' });

    await visit('/iletisim');
    expect(contact().getByLabelText('Mesajınız')).toHaveValue('Keşif için uygun bir gün arıyoruz.');
    expect(await contact().findByText('Yarım kalan metniniz geri getirildi.')).toBeVisible();
    expect(screen.getAllByText('Yarım kalan metniniz geri getirildi.')).toHaveLength(1);
    await keyboard.click(contact().getByRole('button', { name: 'Temizle' }));
    expect(contact().getByLabelText('Mesajınız')).toHaveValue('');
    expect(draft('contact')).toBeNull();
    expect(contact().queryByRole('button', { name: 'Temizle' })).not.toBeInTheDocument();
  });

  test('is saved on pagehide and shortly after the last keystroke', async () => {
    await visit('/iletisim');
    await keyboard.type(contact().getByLabelText('Konu'), 'Köprü');
    window.dispatchEvent(new Event('pagehide'));
    expect(draft('contact')).toMatchObject({ subject: 'Köprü' });
    await keyboard.type(contact().getByLabelText('Konu'), 'ler');
    await waitFor(() => expect(draft('contact')).toMatchObject({ subject: 'Köprüler' }));
  });

  test('never contains a consent', async () => {
    await visit('/iletisim');
    await fillContact();
    await keyboard.click(consent());
    cleanup();
    expect(Object.keys(draft('contact') as object)).toEqual(['name', 'email', 'phone', 'subject', 'message']);
    await visit('/iletisim');
    expect(consent()).not.toBeChecked();
  });

  test('is deleted after the form was sent without JavaScript', async () => {
    sessionStorage.setItem('draft_contact', JSON.stringify({ name: 'Deniz Ak' }));
    await visit('/iletisim?form=iletisim&durum=gonderildi');
    expect(screen.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();
    expect(screen.queryByText(/Başvuru numaranız/)).not.toBeInTheDocument();
    expect(draft('contact')).toBeNull();
  });

  test.each(['{', '[]', '{"name":7}', 'null'])('is ignored when the stored value is invalid (%s)', async (text) => {
    sessionStorage.setItem('draft_contact', text);
    await visit('/iletisim');
    expect(contact().getByLabelText('Ad soyad')).toHaveValue('');
  });
});

test('the data protection notice opens in a new tab, so that the form keeps its input', async () => {
  await visit('/iletisim');
  const link = contact().getByRole('link', { name: 'KVKK Aydınlatma Metni (yeni sekmede açılır)' });
  expect(link).toHaveAttribute('href', '/sozlesme/kvkk');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a chosen file can be removed', async () => {
  await visit('/iletisim?form=is-basvurusu');
  await keyboard.upload(application().getByLabelText('Özgeçmiş'), cv('cv.pdf'));
  expect(application().getByText('cv.pdf (0 kB)')).toBeVisible();
  await keyboard.click(application().getByRole('button', { name: 'Dosyayı kaldır' }));
  expect(application().getByText('Dosya seçin ya da buraya bırakın')).toBeVisible();
  expect(application().getByLabelText('Özgeçmiş')).toHaveFocus();
});
