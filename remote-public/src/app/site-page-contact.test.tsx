import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { mockFormResponses, type FormServer } from './testing/mock-form-responses.ts';
import { serve } from './testing/serve.tsx';
import { pageSection, sitePage } from './testing/site-page.ts';
import { visit } from './testing/visit.tsx';

const path = '/hizmetler/yapi/guclendirme';
const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=27%2C38%2C28%2C39&layer=mapnik&marker=38.4%2C27.1';
let network: FormServer;

beforeEach(() => {
  sessionStorage.clear();
  network = mockFormResponses();
});
afterEach(() => Swal.close());

const item = (id: number, section: ContactItem['section'], name: string, content: string): ContactItem => ({
  id,
  section,
  name,
  content,
  lang: null,
  queue: id,
});
const branches = [
  item(1, 'adres', 'Merkez', 'Körfez Sokak No: 1, Konak / İzmir'),
  item(2, 'telefon', 'Merkez', '+90 232 000 00 42'),
  item(3, 'adres', 'Ankara', 'Atatürk Bulvarı No: 10, Çankaya / Ankara'),
  item(4, 'telefon', 'Ankara', '+90 312 000 00 43'),
];

function open(kind: 'form' | 'map' | 'opening-hours', values: object = {}, contact?: readonly ContactItem[]) {
  const page = sitePage({
    sections: [pageSection(kind, { ...values })],
    records: contact ? { contact: [...contact] } : {},
  });
  return visit(path, { sitePages: { [path]: page } });
}

const section = (kind: string) => document.getElementById(`bolum-${kind}`) as HTMLElement;

test('a form of a page is sent as a contact message whose subject names the page, and says so in its place', async () => {
  const keyboard = userEvent.setup();
  network.respondWith(200, { success: true, data: { reference: 'VT-2026-0042' } });
  await open('form');
  const form = within(section('form'));
  await keyboard.type(form.getByLabelText('Ad soyad'), 'Deniz Ak');
  await keyboard.type(form.getByLabelText('E-posta adresiniz'), 'deniz@kuzey.example');
  await keyboard.type(form.getByLabelText('Mesajınız'), 'Üç katlı bir yapı için.');
  await keyboard.click(form.getByRole('checkbox'));
  await keyboard.click(form.getByRole('button', { name: 'Teklif iste' }));

  await waitFor(() => expect(network.sent).toHaveLength(1));
  const [sent] = network.sent;
  expect(sent?.path).toBe('/api/pages/contact?lang=tr');
  expect(sent?.fields['subject']).toBe('Fiyat isteyin – Güçlendirme (/hizmetler/yapi/guclendirme)');
  expect(sent?.fields['notice_revision']).toMatch(/^\d+$/);
  expect(await form.findByText('Başvuru numaranız: VT-2026-0042')).toBeVisible();
  const thanks = await form.findByRole('heading', { level: 3 });
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(window.location.pathname).toBe(path);

  await keyboard.click(form.getByRole('button', { name: 'Yeni bir form doldurun' }));
  expect(form.getByLabelText('Mesajınız')).toHaveValue('');
});

test('a form works without a script: it is posted to the contact page with its subject', async () => {
  const page = sitePage({ sections: [pageSection('form')] });
  const { html = '' } = await serve(path, { sitePages: { [path]: page } });
  expect(html).toMatch(/<form[^>]* action="\/iletisim" encType="multipart\/form-data" method="post"/);
  expect(html).toContain('name="subject" value="Fiyat isteyin – Güçlendirme (/hizmetler/yapi/guclendirme)"');
});

test('two forms of a page have fields of their own', async () => {
  const sections = ['bir', 'iki'].map((id) => ({ ...pageSection('form'), id }));
  await visit(path, { sitePages: { [path]: sitePage({ sections }) } });
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a map shows the address of its branch, and loads nothing of the other site', async () => {
  await open('map', { branch: '3', map: osm }, branches);
  const map = within(section('map'));
  expect(map.getByText(/Çankaya/, { selector: 'address p' })).toBeVisible();
  expect(map.getByRole('link', { name: '+90 312 000 00 43' })).toBeVisible();
  expect(map.queryByText('+90 232 000 00 42')).toBeNull();
  const link = map.getByRole('link', { name: /^Atatürk Bulvarı.*: Haritayı gösterin OpenStreetMap$/ });
  expect(link).toHaveAttribute('data-map', osm);
  expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=38.4&mlon=27.1');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a map without a frame is the address alone', async () => {
  await open('map', { map: '' }, branches);
  expect(within(section('map')).queryByText('Haritayı gösterin')).toBeNull();
  expect(within(section('map')).getByText(/Körfez Sokak/)).toBeVisible();
});

test.each([
  ['map', 'a branch that is not there', { branch: '9' }, branches],
  ['map', 'no address', {}, []],
  ['opening-hours', 'no hours', {}, branches],
] as const)('a section of the kind %s is not shown for %s', async (kind, _why, values, contact) => {
  await open(kind, values, contact);
  expect(section(kind)).toBeNull();
});

test('the hours of a section without a title have their own heading', async () => {
  await open('opening-hours', { title: '', text: '' });
  expect(within(section('opening-hours')).getByRole('heading', { level: 2 })).toHaveTextContent('Çalışma saatleri');
  expect(screen.getByText('08:30 – 18:00')).toBeVisible();
});

test('the document names the map as the server reads it', async () => {
  const page = sitePage({ sections: [pageSection('map')] });
  const { html = '' } = await serve(path, { sitePages: { [path]: page } });
  expect(html).toContain('<p class="map"><a data-map="https://www.google.com/maps/embed?pb=%211m18"');
});
