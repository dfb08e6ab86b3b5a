import type { Config } from '../../config/config.ts';

/**
 * Runs `task` while no other server of the site does: migrations, the first user and the first content are made once. The
 * embedded database has one server as it is. `onWait` is called where another one is at it.
 */
export async function underStartLock<T>(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  onWait: () => void,
  task: () => Promise<T>,
): Promise<T> {
  if (databaseUrl === null) return task();
  const { holdStartLock } = await import('./postgres-start-lock.ts');
  const release = await holdStartLock(databaseUrl, onWait);
  try {
    return await task();
  } finally {
    await release();
  }
}
