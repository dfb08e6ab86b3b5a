import type { Command } from '../cli/command.ts';
import { foreseen } from '../platform/http/errors.ts';
import type { TestApp } from './test-app.ts';

/** Points the command line at the database of this test; returns what takes it back. */
export function commandsOver({ services }: Pick<TestApp, 'services'>): () => void {
  const environment = { ...process.env };
  const { dataDir, databaseUrl, secret } = services.config;
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  Object.assign(process.env, { DATA_DIR: dataDir, SECRET: secret, LOG_LEVEL: 'silent', ...database });
  return () => {
    process.env = environment;
  };
}

/** What a command prints, or says of a refusal. */
export async function printed(command: Command, ...words: string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await command.run(words);
    return log.mock.calls.flat().join('\n');
  } catch (error) {
    throw foreseen(error) ?? error;
  } finally {
    log.mockRestore();
  }
}

/** What the log of the panel says of the command line, which it names nobody for. */
export async function trailOf({ services }: Pick<TestApp, 'services'>, entity: string): Promise<[string, string][]> {
  const rows = await services.db
    .selectFrom('audit')
    .select(['action', 'title'])
    .where('request_id', '=', 'cli')
    .where('entity', '=', entity)
    .where('actor_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ action, title }) => [action, title]);
}
