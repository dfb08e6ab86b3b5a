import { hostname } from 'node:os';
import { createUser } from '../../testing/sign-in.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { createFirstUser, findUnchangedPrinting, findUnclaimedAccount } from './first-user.ts';
import { passwordProblem } from './new-passwords.ts';
import { accountId, activeAccount, savePassword } from './users.repository.ts';

it.each(['vitrin-sifresi', 'yonetici.1453', 'Sifre1234'])('rejects %s for the first user', async (adminPassword) => {
  const { services, close } = await buildTestServices();
  const weak = { ...services, config: { ...services.config, adminPassword } };
  await expect(createFirstUser(weak)).rejects.toThrow(/Ayar hatası: ADMIN_PASSWORD: .*Şifre/);
  await close();
});

it('generates a password that follows the rules', async () => {
  const { services, close } = await buildTestServices();
  const first = await createFirstUser(services);
  expect(await passwordProblem(services, first?.email ?? '', first?.generatedPassword ?? '')).toBeNull();
  expect(await createFirstUser(services)).toBeNull();
  const received = await services.db.selectFrom('audit').selectAll().execute();
  expect(received).toMatchObject([{ action: 'create', entity: 'user', actor_id: null, title: first?.email }]);
  expect(JSON.stringify(received)).not.toContain(first?.generatedPassword);
  await close();
});

it('a printed password has to be changed, and until then the next start reports where it was printed', async () => {
  const { services, close } = await buildTestServices();
  const { db } = services;
  const { email = '' } = (await createFirstUser(services)) ?? {};
  expect(await activeAccount(db, email)).toMatchObject({ must_change_password: 1 });
  expect(await findUnchangedPrinting(db)).toMatchObject({ email, machine: hostname() });
  await savePassword(db, (await accountId(db, email)) ?? 0, { hash: 'x', mustChange: true });
  expect(await findUnchangedPrinting(db)).toBeNull();
  await close();
});

it('a site is not set up while the generated account is alone and unused, also after its password was reset', async () => {
  const { services, close } = await buildTestServices();
  const { db } = services;
  expect(await findUnclaimedAccount(db)).toBeUndefined();
  const { email = '' } = (await createFirstUser(services)) ?? {};
  const id = (await accountId(db, email)) ?? 0;
  expect(await findUnclaimedAccount(db)).toMatchObject({ id, email });
  await savePassword(db, id, { hash: 'x', mustChange: true });
  expect(await findUnclaimedAccount(db)).toMatchObject({ id, password_hash: 'x' });
  await createUser({ services }, 'ikinci@vitrin.localhost');
  expect(await findUnclaimedAccount(db)).toBeUndefined();
  await close();
});

it('a password from ADMIN_PASSWORD need not be changed', async () => {
  const { services, close } = await buildTestServices();
  const config = { ...services.config, adminPassword: 'mavi-kapi-77' };
  const { email = '' } = (await createFirstUser({ ...services, config })) ?? {};
  expect(await activeAccount(services.db, email)).toMatchObject({ must_change_password: 0 });
  expect(await findUnchangedPrinting(services.db)).toBeNull();
  expect(await findUnclaimedAccount(services.db)).toBeUndefined();
  await close();
});

it('simultaneous starts create one user', async () => {
  const { services, close } = await buildTestServices();
  const made = await Promise.all([createFirstUser(services), createFirstUser(services)]);
  expect(made.filter((first) => first !== null)).toHaveLength(1);
  await close();
});
