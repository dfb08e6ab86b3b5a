import type { Command } from '../cli/command.ts';
import { knownProblem } from '../platform/http/errors.ts';
import type { TestApp } from './test-app.ts';

/** Sets the environment so that commands use the database of this test; returns a function that restores it. */
export function useCommandLine({ services }: Pick<TestApp, 'services'>): () => void {
  const environment = { ...process.env };
  const { dataDir, databaseUrl, secret } = services.config;
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  Object.assign(process.env, { DATA_DIR: dataDir, SECRET: secret, LOG_LEVEL: 'silent', ...database });
  return () => {
    process.env = environment;
  };
}

/** Returns the output of a command; throws the error that is shown to the user. */
export async function outputOf(command: Command, ...args: string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await command.run(args);
    return log.mock.calls.flat().join('\n');
  } catch (error) {
    throw knownProblem(error) ?? error;
  } finally {
    log.mockRestore();
  }
}

/** Returns the audit log entries of the command line, which have no actor. */
export async function auditEntriesOf(
  { services }: Pick<TestApp, 'services'>,
  entity: string,
): Promise<[string, string][]> {
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
