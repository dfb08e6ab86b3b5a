import { searchCalls } from '../testing/search-calls.ts';
import { signIn } from '../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { searchIndexCommand } from './search-index.command.ts';

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

async function run(...args: string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await searchIndexCommand.run(args);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return printed;
}

it('completes the index of the search, or makes it again', async () => {
  const calls = searchCalls(test, await signIn(test, 'editor'));
  await calls.article('Köprü');
  expect(await run()).toContain('Arama dizini güncel.');
  await test.services.db.deleteFrom('search_records').execute();
  expect(await run()).toContain('1 kayıt dizine yazılıyor…');
  expect(await run('rebuild')).toContain('Dizine yazılan kayıt: 1');
  expect(await calls.titles('köprü')).toEqual(['Köprü']);
  await expect(run('yok')).rejects.toThrow(/search-index/);
});
