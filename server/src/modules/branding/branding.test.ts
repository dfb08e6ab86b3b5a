import type { BrandingPreview, BrandingRecord } from '@vitrin/shared-contracts/branding';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBranding } from './branding.repository.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/settings/branding';
const branding = {
  favIcoLogoPath: '/media/brand/favicon.svg',
  mainLogoPath: '',
  secondLogoPath: '',
  mainColor: '#803000',
  secondColor: 'oklch(0.7 0.1 200)',
  projectCompanyName: 'Örnek A.Ş.',
  companyName: 'Örnek',
  projectCompanyUrl: 'https://www.ornek.example',
};

const save = (fields: object) => staff.call({ url, form: { _method: 'PUT', ...branding, ...fields } });

it('saved branding overrides the configuration immediately', async () => {
  expect((await staff.call({ url })).body.data).toMatchObject({ companyName: 'Vitrin', version: 0 });
  const { body } = await save({});
  expect(body).toMatchObject({ message: 'Güncellendi!', data: { ...branding, version: 1 } });
  expect(await readBranding(test.services)).toMatchObject({ mainColor: '#803000', companyName: 'Örnek' });
  expect((await save({ companyName: 'Başka' })).status).toBe(409);
  expect((await save({ version: '1' })).body.data as BrandingRecord).toMatchObject({ version: 2 });
});

it('the look is saved with options of each look, and stays where a caller does not send it', async () => {
  expect((await staff.call({ url })).body.data).toMatchObject({ look: 'duru', lookOptions: {} });
  const lookOptions = { duru: { corner: 'round' }, matbaa: { density: 'airy' } };
  const { body } = await save({ look: 'matbaa', lookOptions: JSON.stringify(lookOptions) });
  expect(body.data).toMatchObject({ look: 'matbaa', lookOptions });
  expect((await save({ version: '1' })).body.data).toMatchObject({ look: 'matbaa', lookOptions, version: 2 });
});

it.each([
  { look: 'yok' },
  { lookOptions: '[]' },
  { lookOptions: '{"duru":{"corner":"<script>"}}' },
  { lookOptions: '{"duru":"round"}' },
])('a look that is none is rejected: %o', async (fields) => {
  const { status, body } = await save(fields);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(fields)]);
});

it.each([
  ['mainColor', 'mavimsi', 'Geçerli Bir Renk Giriniz (Örnek: #17594a)'],
  ['mainLogoPath', 'https://elsewhere.example/logo.svg', 'Medya Kitaplığından Bir Görsel Seçiniz'],
  ['mainLogoPath', '/media/../admin', 'Medya Kitaplığından Bir Görsel Seçiniz'],
  ['companyName', ' ', '* Bu Alan Zorunlu'],
  ['projectCompanyUrl', 'javascript:alert(1)', 'Site İçi Yol (/ ile Başlayan) ya da https Adresi Giriniz'],
])('branding rejects %s %s', async (field, value, message) => {
  const { status, body } = await save({ [field]: value });
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
});

it('the branding preview shows the colour roles before they are saved', async () => {
  const preview = (mainColor: string) =>
    staff.call({ url: `${url}/preview?mainColor=${encodeURIComponent(mainColor)}&secondColor=teal` });
  const { data } = (await preview('#ffd400')).body;
  expect(data).toMatchObject({
    main: '#ffd400',
    second: '#008080',
    light: { '--color-accent': '#ffd400', '--color-on-accent': '#16181a' },
    dark: { '--color-accent-text': '#ffd400' },
  });
  expect((data as BrandingPreview).light['--color-accent-text']).not.toBe('#ffd400');
  expect((await preview('mavimsi')).body.errors).toEqual({ mainColor: 'Geçerli Bir Renk Giriniz (Örnek: #17594a)' });
});

it('branding can be changed only by administrators', async () => {
  staff = await signIn(test, 'editor');
  expect((await save({})).status).toBe(403);
});
