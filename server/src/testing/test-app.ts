import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApi } from '../api.ts';
import { loadConfig } from '../config/config.ts';
import { checkResponses } from './check-responses.ts';
import { chooseListNames } from '../content/lists/choose-list-names.ts';
import { openDatabase } from '../platform/database/database.ts';
import { moduleDescriptions } from '../describe-modules.ts';
import { createServices, type Services } from '../services.ts';
import type { Db } from '../platform/database/tables.ts';
import { migratedDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  close(): Promise<void>;
}

/**
 * Creates services for this test file, on a migrated, empty database unless another one is given. `prepare` writes what a version before has
 * left there.
 */
export async function buildTestServices(
  given?: TestDatabase,
  prepare?: (db: Db) => Promise<void>,
): Promise<{ services: Services; close(): Promise<void> }> {
  const database = given ?? (await migratedDatabase());
  const settings = {
    DATA_DIR: database.dataDir,
    SECRET: 'a secret for tests that is long enough',
    LOG_LEVEL: 'silent',
  };
  const config = { ...loadConfig(settings), databaseUrl: database.databaseUrl };
  const db = await openDatabase(config);
  await prepare?.(db);
  if (prepare) await chooseListNames({ db, kinds: moduleDescriptions.kinds });
  const services = await createServices({ config, db, log: pino({ level: config.logLevel }), ...moduleDescriptions });
  const close = async () => {
    await db.destroy();
    await database.remove();
  };
  return { services, close };
}

/** Creates the complete API on these services, with the routes that the test adds. */
export async function buildTestApp(
  add?: (app: FastifyInstance) => void,
  database?: TestDatabase,
  prepare?: (db: Db) => Promise<void>,
): Promise<TestApp> {
  const { services, close } = await buildTestServices(database, prepare);
  const app = await buildApi(services);
  add?.(app);
  checkResponses(app);
  await app.ready();
  return {
    app,
    services,
    async close() {
      await app.close();
      await close();
    },
  };
}
