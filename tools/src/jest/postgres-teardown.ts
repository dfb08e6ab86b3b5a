/** Stops the database that `postgres-setup` started. */
export default async function teardown(): Promise<void> {
  await globalThis.privatePostgres?.stop();
}
