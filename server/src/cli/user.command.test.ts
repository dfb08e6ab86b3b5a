import { codeOf } from '../testing/authenticator-app.ts';
import { createBrowser } from '../testing/browser.ts';
import { createUser, testPassword } from '../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { api } from '@vitrin/shared-contracts/paths';
import type { OwnTotpSetUp } from '@vitrin/shared-contracts/account';
import { userCommand } from './user.command.ts';

let test: TestApp;
const environment = { ...process.env };
beforeAll(async () => {
  test = await buildTestApp();
  const { dataDir, databaseUrl, secret } = test.services.config;
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  Object.assign(process.env, { DATA_DIR: dataDir, SECRET: secret, LOG_LEVEL: 'silent', ...database });
});
afterAll(async () => {
  process.env = environment;
  await test.close();
});

const email = 'kilitli@vitrin.localhost';

/** Returns the output of the command. */
async function run(...args: string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await userCommand.run(args);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return printed;
}

/** Returns the actions that the command line has recorded in the audit log about a user, without an actor. */
async function auditActions(title: string): Promise<string[]> {
  const rows = await test.services.db
    .selectFrom('audit')
    .select('action')
    .where('request_id', '=', 'cli')
    .where('title', '=', title)
    .where('actor_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

it('sets a one-time password that only allows changing the password', async () => {
  await createUser(test, email);
  const open = createBrowser(test);
  await open.logIn(email, testPassword);
  const secret = /Şifre: (\S+)/.exec(await run('reset-password', email))?.[1] ?? '';
  expect((await open.panel({ url: api.status })).status).toBe(401);
  expect((await createBrowser(test).logIn(email, testPassword)).status).toBe(422);
  const browser = createBrowser(test);
  const { body } = await browser.logIn(email, secret);
  expect(body).toMatchObject({ token: null, next: 'change-password' });
  const last = { ticket: body.ticket, new_password: 'kapi-mavi-77' };
  expect((await browser.step(api.changePassword, last)).body.token).toBeTruthy();
});

it('resets a lost second factor', async () => {
  const browser = createBrowser(test);
  const password = 'kapi-mavi-77';
  await browser.logIn(email, password);
  const { body } = await browser.panel({ url: api.accountTotpSetUp, form: { password } });
  const { ticket, secret } = body.data as OwnTotpSetUp;
  await browser.panel({ url: api.accountTotp, form: { ticket, code: codeOf(secret) } });
  expect((await createBrowser(test).logIn(email, password)).body.next).toBe('second-factor');
  expect(await run('reset-second-factor', email)).toContain('sıfırlandı');
  expect((await createBrowser(test).logIn(email, password)).body.token).toBeTruthy();
});

it('is recorded in the audit log', async () => {
  expect(await auditActions(email)).toEqual(['reset-password', 'second-factor']);
});

it('adds users, under the rules for new passwords', async () => {
  const add = (password: string) => run('add', 'yeni@vitrin.localhost', 'Yeni Kişi', 'editor', password);
  await expect(add('Sifre1234')).rejects.toThrow('Şifre: Bu Şifre Çok Yaygın');
  await expect(add('yeni-kapi-77')).rejects.toThrow('Şifre: Şifre E-Posta Adresinizin');
  await add('mavi-kapi-77');
  expect((await createBrowser(test).logIn('yeni@vitrin.localhost', 'mavi-kapi-77')).body.data).toMatchObject({
    role_group: 'editor',
  });
  await expect(add('mavi-kapi-77')).rejects.toThrow('zaten var');
  expect(await auditActions('yeni@vitrin.localhost')).toEqual(['create']);
});

it.each([
  ['reset-password', 'kimse@vitrin.localhost', /kullanıcı yok/],
  ['reset-second-factor', 'kimse@vitrin.localhost', /kullanıcı yok/],
  ['password', 'kimse@vitrin.localhost', /kullanıcı yok/],
  ['reset-password', 'e-posta değil', /E-posta:/],
  ['sil', email, /user reset-password <e-posta>/],
])('reports what is wrong with %s %s', async (action, who, message) => {
  await expect(run(action, who)).rejects.toThrow(message);
});
