import type { Driver } from 'kysely';

/**
 * A rollback that fails hides why there was one: Kysely would throw its error instead. SQLite rolls back by itself where
 * the disk is full, and a connection that is gone has nothing to be rolled back.
 */
export function withFirstError<T extends Driver>(driver: T): T {
  const rollBack = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = async (connection) => {
    await rollBack(connection).catch(() => undefined);
  };
  return driver;
}
