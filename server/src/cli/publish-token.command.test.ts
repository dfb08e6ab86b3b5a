import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { publishTokenCommand } from './publish-token.command.ts';

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

it('shows a token once, and tells the log that there is one', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await publishTokenCommand.run(['remote_public']);
  const token = /\n(\S{43})$/.exec(log.mock.calls.flat().join('\n'))?.[1] ?? '';
  log.mockRestore();
  const { db } = test.services;
  const stored = await db.selectFrom('publish_tokens').selectAll().execute();
  const told = await db.selectFrom('audit').selectAll().execute();
  expect(told).toMatchObject([{ action: 'create', entity: 'publish-token', title: 'remote_public', actor_id: null }]);
  expect(token).not.toBe('');
  expect(JSON.stringify([stored, told])).not.toContain(token);
});

it('knows the units alone', async () => {
  await expect(publishTokenCommand.run(['shell'])).rejects.toThrow('Böyle bir birim yok');
});
