import { buildTestServices } from '../testing/test-app.ts';
import { createFirstUser } from './first-user.ts';
import { passwordObjection } from './new-passwords.ts';

it.each(['vitrin-sifresi', 'yonetici.1453', 'Sifre1234'])('refuses %s for the first user', async (adminPassword) => {
  const { services, close } = await buildTestServices();
  const weak = { ...services, config: { ...services.config, adminPassword } };
  await expect(createFirstUser(weak)).rejects.toThrow(/Ayar hatası: ADMIN_PASSWORD: .*Şifre/);
  await close();
});

it('makes a password that the rules take', async () => {
  const { services, close } = await buildTestServices();
  const first = await createFirstUser(services);
  expect(await passwordObjection(services, first?.email ?? '', first?.generatedPassword ?? '')).toBeNull();
  expect(await createFirstUser(services)).toBeNull();
  const told = await services.db.selectFrom('audit').selectAll().execute();
  expect(told).toMatchObject([{ action: 'create', entity: 'user', actor_id: null, title: first?.email }]);
  expect(JSON.stringify(told)).not.toContain(first?.generatedPassword);
  await close();
});
