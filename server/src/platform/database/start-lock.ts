import type { Config } from '../../config/config.ts';

/**
 * Runs `task` while no other server of the site runs it, so that migrations, the first user and the first content are
 * created only once. The embedded database needs no lock, because it has only one server. `onWait` is called when
 * another server holds the lock.
 */
export async function withStartLock<T>(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  onWait: () => void,
  task: () => Promise<T>,
): Promise<T> {
  if (databaseUrl === null) return task();
  const { acquireStartLock } = await import('./postgres-start-lock.ts');
  const release = await acquireStartLock(databaseUrl, onWait);
  try {
    return await task();
  } finally {
    await release();
  }
}
