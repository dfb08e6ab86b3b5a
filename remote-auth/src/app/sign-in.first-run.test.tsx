import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { person, rejected, renderSignIn, signedIn, stubResponses, type Reply } from './testing.tsx';

const colours = { '--color-accent': '#0b5c6b', '--color-accent-text': '#0b5c6b' };
const preview = { success: true, data: { main: '#0b5c6b', second: '#d9822b', light: colours, dark: colours } };
const alreadySetUp = 'Bu site kurulmuş; girdikleriniz kaydedilmedi.';
const password = 'dag-yolu-limon-93';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function stubServer(replies: Readonly<Record<string, readonly Reply[]>> = {}) {
  return stubResponses({
    '/api/auth/first-run/colours': [[200, preview]],
    '/api/auth/first-run': [[200, signedIn]],
    ...replies,
  });
}

const open = (state = 'kurulum') => renderSignIn(`/giris-yap?durum=${state}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
async function fill(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const currentStep = () => screen.getByRole('list', { name: 'Kurulum adımları' }).querySelector('[aria-current]');

async function typeCompany(name = 'Kuzey Yapı'): Promise<void> {
  await heading('Sitenizi kuralım');
  await fill('Şirket adı', name);
  await press('Devam');
}

async function passColours(): Promise<void> {
  await passContact();
  await heading('Renkler');
  await press('Devam');
  await heading('İlk kullanıcı');
}

async function passContact(): Promise<void> {
  await heading('Size nasıl ulaşsınlar?');
  await press('Devam');
}

async function typePerson(): Promise<void> {
  await fill('Ad soyad', person.name);
  await fill('E-posta', person.email);
  await fill('Yeni şifre', password);
  await fill('Yeni şifre (tekrar)', password);
}

test('four steps are sent in one request, sign in and open the last step in the panel', async () => {
  const calls = stubServer();
  const { left } = open();
  await heading('Sitenizi kuralım');
  expect(screen.getByLabelText('Şirket adı')).toHaveFocus();
  expect(currentStep()).toHaveTextContent('1 Şirket');
  await userEvent.selectOptions(screen.getByLabelText(/Ne iş yapıyorsunuz/), 'Başka');
  await fill('Kendi sözünüzle (isteğe bağlı)', 'matbaa ve ambalaj');
  await userEvent.selectOptions(screen.getByLabelText(/Şehir/), 'Şanlıurfa');
  await typeCompany();
  await heading('Size nasıl ulaşsınlar?');
  await fill('Telefon (isteğe bağlı)', '0414 555 01 00');
  await fill('Adres (isteğe bağlı)', 'Divanyolu Cad. No: 5');
  await press('Devam');
  const samples = within(await screen.findByRole('group', { name: 'Önizleme' }));
  expect(samples.getAllByText('Kuzey Yapı')).toHaveLength(2);
  expect(samples.getByText(/Ana renk her zeminde okunuyor/)).toBeVisible();
  await press('Devam');
  await heading('İlk kullanıcı');
  await typePerson();
  await press('Kurulumu bitir ve giriş yap');
  await waitFor(() => expect(left).toEqual(['/admin/set-up']), { timeout: 5_000 });

  const sent = calls.filter(({ url }) => url === '/api/auth/first-run').map(({ body }) => body);
  expect(sent).toEqual([
    {
      companyName: 'Kuzey Yapı',
      trade: 'other',
      tradeName: 'matbaa ve ambalaj',
      province: 'sanliurfa',
      phone: '0414 555 01 00',
      address: 'Divanyolu Cad. No: 5',
      mainColor: '#0b5c6b',
      secondColor: '#d9822b',
      name: person.name,
      email: person.email,
      new_password: password,
      code: '',
    },
  ]);
  expect(localStorage.getItem('token')).toBe('yeni-token');
  expect([sessionStorage.getItem('first_run'), sessionStorage.getItem('welcome')]).toEqual([null, '1']);
});

test('an invalid step shows its messages at its fields and is not left', async () => {
  const invalid = rejected({ mainColor: 'Geçerli Bir Renk Giriniz (Örnek: #17594a)' });
  stubServer({
    '/api/auth/first-run/colours': [
      [200, preview],
      [422, invalid],
    ],
  });
  open();
  await heading('Sitenizi kuralım');
  await press('Devam');
  expect(screen.getByLabelText('Şirket adı')).toHaveAccessibleDescription('* Bu Alan Zorunlu');
  await typeCompany();
  await passContact();
  await screen.findByRole('group', { name: 'Önizleme' });
  await press('Devam');
  await waitFor(() => expect(screen.getByLabelText('Ana renk')).toHaveAccessibleDescription(/Geçerli Bir Renk/));
  expect(screen.getByLabelText('Ana renk')).toHaveFocus();
  await fill('Ana renk', '#17594a');
  expect(screen.getByLabelText('Ana renk')).not.toHaveAccessibleDescription();
});

test('the password must not contain the new name of the company', async () => {
  const calls = stubServer();
  open();
  await typeCompany();
  await passColours();
  await press('Kurulumu bitir ve giriş yap');
  expect(screen.getByLabelText('Ad soyad')).toHaveAccessibleDescription('* Bu Alan Zorunlu');
  await fill('Yeni şifre', 'kuzeyyapi-12');
  expect(screen.getByText('Şirket adını içermiyor', { exact: false })).toHaveTextContent('(sağlanmadı)');
  expect(calls.filter(({ url }) => url === '/api/auth/first-run')).toEqual([]);
});

test('the way back and forward keeps everything, a reload everything but the password', async () => {
  stubServer();
  open();
  await typeCompany();
  await passColours();
  await typePerson();
  await press('Geri');
  await heading('Renkler');
  await press('Geri');
  await heading('Size nasıl ulaşsınlar?');
  await press('Geri');
  await heading('Sitenizi kuralım');
  expect(screen.getByLabelText('Şirket adı')).toHaveValue('Kuzey Yapı');
  await press('Devam');
  await passColours();
  expect(screen.getByLabelText('Yeni şifre')).toHaveValue(password);

  expect(sessionStorage.getItem('first_run')).not.toContain(password);
  document.body.replaceChildren();
  open();
  await heading('İlk kullanıcı');
  expect(screen.getByLabelText('E-posta')).toHaveValue(person.email);
  expect(screen.getByLabelText('Yeni şifre')).toHaveValue('');
});

test('from another machine the code comes first, and is not stored', async () => {
  const calls = stubServer({
    '/api/auth/first-run/code': [
      [422, rejected({ code: 'Kurulum Kodu Hatalı' })],
      [200, { success: true }],
    ],
  });
  open('kurulum-kodu');
  await heading('Kurulum kodunu girin');
  await fill('Kurulum kodu', 'yanlis');
  await press('Kurulumu başlat');
  await waitFor(() => expect(screen.getByLabelText('Kurulum kodu')).toHaveAccessibleDescription('Kurulum Kodu Hatalı'));
  await fill('Kurulum kodu', 'mavi-kapi-anahtar');
  await press('Kurulumu başlat');
  await typeCompany();
  await passColours();
  await typePerson();
  expect(sessionStorage.getItem('first_run')).not.toContain('mavi-kapi');
  await press('Kurulumu bitir ve giriş yap');
  await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/auth/first-run'));
  expect(calls.at(-1)?.body).toMatchObject({ code: 'mavi-kapi-anahtar' });
});

test('a code that is not valid any more is asked again, and nothing else is', async () => {
  stubServer({
    '/api/auth/first-run/code': [[200, { success: true }]],
    '/api/auth/first-run': [[422, rejected({ code: 'Kurulum Kodu Hatalı' })]],
  });
  open('kurulum-kodu');
  await fill('Kurulum kodu', 'mavi-kapi-anahtar');
  await press('Kurulumu başlat');
  await typeCompany();
  await passColours();
  await typePerson();
  await press('Kurulumu bitir ve giriş yap');
  await heading('Kurulum kodunu girin');
  await press('Kurulumu başlat');
  await heading('İlk kullanıcı');
  expect(screen.getByLabelText('Yeni şifre')).toHaveValue(password);
});

test('an error at a field of an earlier step opens that step', async () => {
  stubServer({ '/api/auth/first-run': [[422, rejected({ companyName: 'Bu Ad Olmaz' })]] });
  open();
  await typeCompany();
  await passColours();
  await typePerson();
  await press('Kurulumu bitir ve giriş yap');
  await heading('Sitenizi kuralım');
  expect(screen.getByLabelText('Şirket adı')).toHaveAccessibleDescription('Bu Ad Olmaz');
  expect(screen.getByLabelText('Şirket adı')).toHaveFocus();
});

test('who finishes later learns that the site is set up, and gets the sign-in form', async () => {
  stubServer({ '/api/auth/first-run': [[409, { success: false, message: alreadySetUp }]] });
  open();
  await typeCompany();
  await passColours();
  await typePerson();
  await press('Kurulumu bitir ve giriş yap');
  expect(await screen.findByText(alreadySetUp)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kuruluma dön' })).toBeNull();
});

test('the printed password still signs in, and the set-up can be returned to', async () => {
  stubServer();
  open();
  await heading('Sitenizi kuralım');
  await press('Yazdırılan şifreyle giriş yap');
  await heading('Giriş Yap');
  await press('Kuruluma dön');
  expect(await heading('Sitenizi kuralım')).toBeVisible();
});

test('a phone number that is none has its message at its field, on the step that asks it', async () => {
  stubServer({ '/api/auth/first-run': [[422, rejected({ address: 'Bu Alan 300 Karakteri Geçemez' })]] });
  open();
  await typeCompany();
  await heading('Size nasıl ulaşsınlar?');
  await fill('Telefon (isteğe bağlı)', '0414 555');
  await press('Devam');
  expect(screen.getByLabelText(/Telefon/)).toHaveAccessibleDescription(/Telefon/);
  await fill('Telefon (isteğe bağlı)', '');
  await passColours();
  await typePerson();
  await press('Kurulumu bitir ve giriş yap');
  await heading('Size nasıl ulaşsınlar?');
  expect(screen.getByLabelText(/Adres/)).toHaveAccessibleDescription('Bu Alan 300 Karakteri Geçemez');
});

test('a site with content is asked for the name alone: no starting site is made', async () => {
  const calls = stubServer();
  renderSignIn('/giris-yap?durum=kurulum&icerik=var');
  await heading('Sitenizi kuralım');
  expect(screen.queryByLabelText(/Ne iş yapıyorsunuz/)).toBeNull();
  await typeCompany();
  await heading('Renkler');
  await press('Devam');
  await heading('İlk kullanıcı');
  await typePerson();
  await press('Kurulumu bitir ve giriş yap');
  await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/auth/first-run'));
  expect(calls.at(-1)?.body).toMatchObject({ trade: '', phone: '' });
});
