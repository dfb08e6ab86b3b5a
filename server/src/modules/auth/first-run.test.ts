import { api } from '@vitrin/shared-contracts/paths';
import { saveSetting } from '../../platform/database/settings.ts';
import { createFirstUser } from '../../platform/auth/first-user.ts';
import { createBrowser, type Browser } from '../../testing/browser.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readCompanyFacts } from '../company-facts/company-facts.service.ts';
import { areFormsClosed } from '../public-forms/closed-forms.service.ts';
import { readBranding } from '../branding/branding.service.ts';

let test: TestApp;
let printed = '';
let generated = '';
let unclaimed: object;
beforeAll(async () => {
  test = await buildTestApp();
  const first = await createFirstUser(test.services);
  printed = first?.generatedPassword ?? '';
  generated = first?.email ?? '';
  const columns = ['name', 'email', 'password_hash', 'must_change_password', 'last_sign_in_at', 'version'] as const;
  unclaimed = await test.services.db.selectFrom('users').select(columns).executeTakeFirstOrThrow();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db, config } = test.services;
  await db.updateTable('users').set(unclaimed).execute();
  for (const table of ['sessions', 'tickets', 'throttle', 'settings'] as const) await db.deleteFrom(table).execute();
  Object.assign(config, { trustProxy: false, setupCode: null, publicUrl: 'http://localhost:3000' });
});

const chosen = {
  companyName: 'Kuzey Yapı',
  mainColor: '#803000',
  secondColor: 'teal',
  name: 'Ayşe Yılmaz',
  email: 'Ayse@kuzey.example',
  new_password: 'dag-yolu-limon-93',
};
const setupCode = 'mavi-kapi-uc-anahtar';
const here = () => createBrowser(test);
const elsewhere = () => createBrowser(test, { from: '203.0.113.9' });
const finish = (browser: Browser, fields: object = {}) => browser.step(api.firstRun, { ...chosen, ...fields });
const check = async (browser: Browser, code: string) => (await browser.step(api.firstRunCode, { code })).status;

it('sets up the site on its own machine without a code, and signs in', async () => {
  await saveSetting(
    test.services.db,
    'company',
    { value: { title: 'Selvitepe Mühendislik' }, version: 1 },
    { now: '', userId: null },
  );
  const browser = here();
  const { status, body } = await finish(browser);
  const person = { name: 'Ayşe Yılmaz', email: 'ayse@kuzey.example', role_group: 'super_admin' };
  expect([status, body]).toMatchObject([200, { token: expect.any(String), data: person }]);
  expect((await browser.panel({ url: api.status })).status).toBe(200);
  expect(await readBranding(test.services)).toMatchObject({
    companyName: 'Kuzey Yapı',
    projectCompanyName: 'Kuzey Yapı',
    mainColor: '#803000',
    secondColor: 'teal',
    mainLogoPath: '',
  });

  // The notice and the facts of the demo content are those of an invented company.
  expect(await areFormsClosed(test.services.db)).toBe(true);
  expect((await readCompanyFacts(test.services.db)).title).toBe('');

  expect((await here().logIn(generated, printed)).status).toBe(422);
  expect((await here().logIn(person.email, printed)).status).toBe(422);
  expect((await here().logIn(person.email, chosen.new_password)).body.token).toBeTruthy();
  const users = await test.services.db.selectFrom('users').select(['email', 'must_change_password']).execute();
  expect(users).toEqual([{ email: person.email, must_change_password: 0 }]);
});

it('writes who has set up what into the audit log, without values', async () => {
  await finish(here());
  const rows = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(3).execute();
  expect(rows.map(({ action, entity, actor_name }) => [action, entity, actor_name])).toEqual([
    ['sign-in', 'session', 'Ayşe Yılmaz'],
    ['update', 'branding', 'Ayşe Yılmaz'],
    ['update', 'user', 'Ayşe Yılmaz'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(chosen.new_password);
});

it.each<[string, Record<string, string>]>([
  ['another address', { from: '203.0.113.9' }],
  ['a proxy on the machine', { 'x-forwarded-for': '203.0.113.9' }],
  ['a cache on the machine', { via: '1.1 varnish' }],
  ['another host name', { host: 'www.kuzey.example' }],
])('needs the code for a request from %s', async (_where, { from = '127.0.0.1', ...added }) => {
  const browser = createBrowser(test, { from, added });
  expect(await finish(browser)).toMatchObject({ status: 422, body: { errors: { code: 'Kurulum Kodu Hatalı' } } });
  expect(await check(browser, 'yanlis-bir-kod')).toBe(422);
  expect(await check(browser, printed)).toBe(200);
  expect((await finish(browser, { code: printed })).status).toBe(200);
});

it.each([
  ['a trusted proxy is set', { trustProxy: ['10.0.0.0/8'] }],
  ['the site has a public address', { publicUrl: 'https://www.kuzey.example' }],
])('needs the code on the machine too when %s', async (_when, settings) => {
  Object.assign(test.services.config, { ...settings, setupCode });
  const browser = here();
  expect((await finish(browser)).status).toBe(422);
  expect(await check(browser, setupCode)).toBe(200);
  expect((await finish(browser, { code: setupCode })).status).toBe(200);
});

it('accepts the printed password beside the code of the settings, and no empty code', async () => {
  test.services.config.setupCode = setupCode;
  expect(await check(elsewhere(), printed)).toBe(200);
  expect((await finish(elsewhere(), { code: '' })).status).toBe(422);
  test.services.config.setupCode = null;
  expect((await finish(elsewhere(), { code: '' })).status).toBe(422);
});

it('limits wrong codes together with sign-ins, and repays correct ones', async () => {
  for (let count = 0; count < 6; count += 1) expect(await check(elsewhere(), printed)).toBe(200);
  for (let count = 0; count < 4; count += 1) expect(await check(elsewhere(), 'yanlis-bir-kod')).toBe(422);
  expect((await elsewhere().logIn(generated, 'yanlis-sifre')).status).toBe(422);
  const { status, body } = await finish(elsewhere(), { code: printed });
  expect([status, body.message]).toEqual([429, expect.stringMatching(/^Çok fazla deneme/)]);
  expect((await finish(here())).status).toBe(200);
});

it('lets only one of two people finish at the same time', async () => {
  const answers = await Promise.all([
    finish(here()),
    finish(elsewhere(), { code: printed, email: 'baska@kuzey.example', companyName: 'Güney Yapı' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)?.body.data as { email: string } | undefined;
  const { companyName } = await readBranding(test.services);
  expect(companyName).toBe(winner?.email === 'baska@kuzey.example' ? 'Güney Yapı' : 'Kuzey Yapı');
});

it('overwrites nobody who sets a password of their own at the same moment', async () => {
  const browser = elsewhere();
  const { ticket } = (await browser.logIn(generated, printed)).body;
  const [finished, changed] = await Promise.all([
    finish(here()),
    browser.step(api.changePassword, { ticket, new_password: 'deniz-feneri-kum-58' }),
  ]);
  const users = await test.services.db.selectFrom('users').select('email').execute();
  const outcomes = [
    [200, 422, [{ email: 'ayse@kuzey.example' }]],
    [409, 200, [{ email: generated }]],
  ];
  expect(outcomes).toContainEqual([finished.status, changed.status, users]);
});

it('is closed for ever once the site is set up', async () => {
  await finish(here());
  const late = { email: 'gec@kuzey.example', companyName: 'Güney Yapı' };
  const { status, body } = await finish(here(), late);
  expect([status, body.message]).toEqual([409, expect.stringContaining('hiçbir şeyin üzerine yazılmadı')]);
  expect(await check(elsewhere(), printed)).toBe(409);
  expect((await here().step(api.firstRunColours, { mainColor: 'red', secondColor: 'teal' })).status).toBe(409);
  await test.services.db.updateTable('users').set({ must_change_password: 1 }).execute();
  expect((await finish(here(), late)).status).toBe(409);
});

it('leaves the sign-in with the printed password as it was, and closes after it', async () => {
  const browser = elsewhere();
  const { ticket, next } = (await browser.logIn(generated, printed)).body;
  expect(next).toBe('change-password');
  expect((await here().step(api.firstRunColours, { mainColor: 'red', secondColor: 'teal' })).status).toBe(200);
  const changed = await browser.step(api.changePassword, { ticket, new_password: chosen.new_password });
  expect(changed.body.token).toBeTruthy();
  expect((await finish(here())).status).toBe(409);
});

it('ends a sign-in with the printed password that waits for its new password', async () => {
  const waiting = elsewhere();
  const { ticket } = (await waiting.logIn(generated, printed)).body;
  await finish(here());
  const late = await waiting.step(api.changePassword, { ticket, new_password: 'deniz-feneri-kum-58' });
  expect(late).toMatchObject({ status: 422, body: { errors: { ticket: expect.any(String) } } });
});

it.each([
  [{ mainColor: 'mavimsi' }, { mainColor: /Geçerli Bir Renk/ }],
  [{ new_password: 'kuzeyyapi-12' }, { new_password: 'Şifre Şirket Adını İçeremez' }],
  [{ new_password: 'ayse-kuzu-9371', email: 'kuzu@yapi.example' }, { new_password: /E-Posta/ }],
  [
    { name: '', email: 'ayse' },
    { name: /Zorunlu/, email: /6 Karakterden/ },
  ],
])('rejects %j at its field and stores nothing', async (fields, errors) => {
  const { status, body } = await finish(here(), fields);
  const expected = Object.entries(errors).map(([name, message]) => [name, expect.stringMatching(message) as string]);
  expect([status, body.errors]).toEqual([422, Object.fromEntries(expected)]);
  expect((await test.services.db.selectFrom('settings').selectAll().execute()).length).toBe(0);
  expect((await finish(here())).status).toBe(200);
});

it('the printed password is no new password', async () => {
  const { body } = await finish(here(), { new_password: printed });
  expect(body.errors).toEqual({ new_password: 'Yeni Şifre Eskisinden Farklı Olmalıdır' });
});

it('shows the colours before they are saved', async () => {
  const preview = await here().step(api.firstRunColours, { mainColor: '#ffd400', secondColor: 'teal' });
  expect(preview.body.data).toMatchObject({ main: '#ffd400', light: { '--color-accent': '#ffd400' } });
  const invalid = await here().step(api.firstRunColours, { mainColor: 'mavimsi', secondColor: 'teal' });
  expect(invalid.body.errors).toEqual({ mainColor: 'Geçerli Bir Renk Giriniz (Örnek: #17594a)' });
});

it('only pages of the sign-in may send the requests', async () => {
  for (const url of [api.firstRun, api.firstRunCode, api.firstRunColours]) {
    const response = await test.app.inject({ method: 'POST', url, payload: chosen });
    expect(response.statusCode).toBe(403);
  }
});
