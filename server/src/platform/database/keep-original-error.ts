import type { Driver } from 'kysely';

/**
 * Keeps the error that caused a rollback when the rollback itself fails; Kysely would throw the rollback error instead.
 * SQLite rolls back by itself when the disk is full, and on a lost connection there is nothing to roll back.
 */
export function keepOriginalError<T extends Driver>(driver: T): T {
  const rollBack = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = async (connection) => {
    await rollBack(connection).catch(() => undefined);
  };
  return driver;
}
