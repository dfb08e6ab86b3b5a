import { api } from '@vitrin/shared-contracts/paths';
import { staffCookie } from '../../platform/auth/staff-cookies.ts';
import { createPasswordThrottle } from '../../platform/auth/login-throttle.ts';
import { createBrowser } from '../../testing/browser.ts';
import { createUser, logIn, pageHeaders, testPassword } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
const known = 'hedef@vitrin.localhost';
beforeAll(async () => {
  test = await buildTestApp();
  await createUser(test, known);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('throttle').execute();
});

const guess = (from: string, email = known) => createBrowser(test, { from }).logIn(email, 'yanlis-sifre');

/**
 * Sends one guess from each of as many addresses and returns the statuses. Only the first ones reach the password
 * check; the rest are rejected before it.
 */
async function guessFromManyAddresses(guesses: number, email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < guesses; index += 1)
    statuses.push((await guess(`10.3.${index >> 8}.${index & 255}`, email)).status);
  return statuses;
}

/** Uses up the attempts that unknown browsers have for this account, without password checks. */
async function useUpAttempts(email: string): Promise<void> {
  const throttle = createPasswordThrottle(test.services.db);
  for (let index = 0; index < 50; index += 1)
    await throttle.charge({ address: `10.7.0.${index}`, email, device: null });
}

const SLOW = 60_000;

describe('guessing from many addresses', () => {
  it.each(['hedef@vitrin.localhost', 'kimse@vitrin.localhost'])(
    'gets at most fifty password checks per hour for %s',
    async (email) => {
      const statuses = await guessFromManyAddresses(70, email);
      expect(statuses.filter((status) => status === 422)).toHaveLength(50);
      expect(statuses.slice(50)).toEqual(Array.from({ length: 20 }, () => 429));
    },
    SLOW,
  );

  it('does not lock out the owner in a known browser', async () => {
    const ownerBrowser = createBrowser(test, { from: '203.0.113.9' });
    await ownerBrowser.logIn(known, testPassword);
    await useUpAttempts(known);
    expect((await guess('198.51.100.1')).status).toBe(429);
    expect((await ownerBrowser.logIn(known, testPassword)).body.token).toBeTruthy();
  });

  it('does not lock out the owner when an attacker shares the owner’s address', async () => {
    const ownerBrowser = createBrowser(test, { from: '203.0.113.9' });
    await ownerBrowser.logIn(known, testPassword);
    for (let index = 0; index < 12; index += 1) await guess('203.0.113.9', `biri${index}@vitrin.localhost`);
    expect((await guess('203.0.113.9')).status).toBe(429);
    expect((await ownerBrowser.logIn(known, testPassword)).body.token).toBeTruthy();
  });
});

it('concurrent guesses get no more password checks than sequential ones', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => guess('198.51.100.7')));
  const checked = responses.filter(({ status }) => status === 422);
  expect([checked.length, responses.length - checked.length]).toEqual([5, 15]);
});

it('throttled guesses store no data, whatever the number of addresses', async () => {
  await useUpAttempts(known);
  const { db } = test.services;
  const counts = () => db.selectFrom('throttle').selectAll().orderBy('key').execute();
  const before = await counts();
  for (let index = 0; index < 5; index += 1) expect((await guess(`10.11.0.${index}`)).status).toBe(429);
  expect(await counts()).toEqual(before);
});

describe('known browser', () => {
  it('has five failed attempts of its own', async () => {
    const ownerBrowser = createBrowser(test, { from: '203.0.113.9' });
    await ownerBrowser.logIn(known, testPassword);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await ownerBrowser.logIn(known, 'yanlis-sifre')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await createBrowser(test, { from: '203.0.113.77' }).logIn(known, testPassword)).body.token).toBeTruthy();
  });

  it('is recognised only for its own user, and not by a forged or altered cookie', async () => {
    await createUser(test, 'komsu@vitrin.localhost');
    const { headers } = await createBrowser(test).logIn('komsu@vitrin.localhost', testPassword);
    const cookies = [headers['set-cookie']].flat().map(String);
    const device = staffCookie('device', test.services.config).name;
    const real = cookies.find((cookie) => cookie.startsWith(device))?.split(';')[0] ?? '';
    expect(cookies.join()).toMatch(/vitrin-device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict/);
    await useUpAttempts(known);
    const [id = ''] = real.split('=')[1]?.split('.') ?? [];
    const later = real.replace(/\d{13}/, (until) => String(Number(until) + 1));
    for (const cookie of [real, later, `${device}=${id}`, `${device}=yok`])
      expect((await attemptWith(cookie)).status).toBe(429);
  });

  it('is recognised for each of the users who share it', async () => {
    await createUser(test, 'paylasan@vitrin.localhost');
    const shared = createBrowser(test, { from: '203.0.113.9' });
    await shared.logIn(known, testPassword);
    await shared.logIn('paylasan@vitrin.localhost', testPassword);
    await useUpAttempts(known);
    await useUpAttempts('paylasan@vitrin.localhost');
    expect((await shared.logIn(known, testPassword)).body.token).toBeTruthy();
    expect((await shared.logIn('paylasan@vitrin.localhost', testPassword)).body.token).toBeTruthy();
  });
});

/** Signs in with the correct password and the given device cookie. */
async function attemptWith(device: string) {
  const bindingCookie = 'C'.repeat(43);
  const page = pageHeaders(test, 'auth', bindingCookie);
  return logIn(test, { email: known, password: testPassword }, { ...page, cookie: `${page.cookie}; ${device}` });
}

describe('sign-in failure', () => {
  it(
    'has the same response for known, unknown and disabled users, including the throttle',
    async () => {
      const gone = await createUser(test, 'eski@vitrin.localhost');
      await test.services.db.updateTable('users').set({ active: 0 }).where('id', '=', gone).execute();
      const people = [known, 'kimse@vitrin.localhost', 'eski@vitrin.localhost'];
      const bodies = new Set<string>();
      for (const [index, email] of people.entries()) {
        const responses: unknown[] = [];
        for (let attempt = 0; attempt < 7; attempt += 1) {
          const { status, body } = await guess(`10.4.0.${index}`, email);
          responses.push([status, body]);
        }
        bodies.add(JSON.stringify(responses));
      }
      expect(bodies.size).toBe(1);
    },
    SLOW,
  );

  it('is recorded in the audit log with e-mail and network, without the password', async () => {
    await guess('192.0.2.20');
    const rows = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(rows).toMatchObject([
      { action: 'sign-in', result: 'failed', title: known, actor_id: null, address: '192.0.2.0/24' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('yanlis-sifre');
  });
});

it('requests for passkey challenges are limited per IP address', async () => {
  const browser = createBrowser(test, { from: '10.5.0.1' });
  const statuses: number[] = [];
  for (let index = 0; index < 32; index += 1) statuses.push((await browser.step(api.passkeyOptions, {})).status);
  expect(statuses.slice(28)).toEqual([200, 200, 429, 429]);
});
