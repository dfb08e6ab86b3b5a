import { startPostgres, type PrivatePostgres } from '../postgres.ts';

declare global {
  var privatePostgres: PrivatePostgres | undefined;
}

/** Starts the database of the `server-postgres` project; its workers read the address from the environment. */
export default async function setup(): Promise<void> {
  globalThis.privatePostgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = globalThis.privatePostgres.url;
}
