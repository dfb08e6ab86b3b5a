import { limits } from '@vitrin/shared-contracts/limits';
import { createUser } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { logCountedFailures } from './failed-sign-ins.repository.ts';
import { recordEvent } from './security-events.repository.ts';

const HOUR_MS = 3_600_000;
const { perNet, perHour } = limits.loggedFailures;

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const failure = { operation: 'sign-in', result: 'failed', actor: null, title: 'yabanci@ornek.example' } as const;
const fail = (ip: string) => recordEvent(test.services.db, { id: 'r', ip }, failure);
const lines = () => test.services.db.selectFrom('audit').select(['title', 'address']).orderBy('id').execute();

it('the first few failures of a network get an entry each, the others one entry when the hour is over', async () => {
  const { db } = test.services;
  for (let count = 0; count < perNet + 40; count += 1) await fail(`198.51.100.${count}`);
  await fail('203.0.113.1');
  expect(await lines()).toHaveLength(perNet + 1);
  expect(await logCountedFailures(db)).toBe(0);
  expect(await logCountedFailures(db, Date.now() + HOUR_MS)).toBe(1);
  expect((await lines()).at(-1)).toEqual({
    title: expect.stringMatching(/^\d\d:00–\d\d:00 arasında 40 başarısız deneme daha$/),
    address: '198.51.100.0/24',
  });
  expect(await logCountedFailures(db, Date.now() + HOUR_MS)).toBe(0);
});

it('failures from ever new networks are counted together', async () => {
  for (let count = 0; count < perHour + 7; count += 1) await fail(`10.${count >> 8}.${count & 255}.1`);
  expect(await lines()).toHaveLength(perHour);
  await logCountedFailures(test.services.db, Date.now() + HOUR_MS);
  expect((await lines()).at(-1)?.title).toMatch(/arasında başka adreslerden 7 başarısız deneme daha$/);
});

it('failures of a known user always get an entry', async () => {
  const actor = { id: await createUser(test, 'ayse@vitrin.localhost'), name: 'Ayşe' };
  for (let count = 0; count < perNet + 3; count += 1)
    await recordEvent(test.services.db, { id: 'r', ip: '198.51.100.1' }, { ...failure, actor });
  expect(await lines()).toHaveLength(perNet + 3);
});
