import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { copyMigratedSqlite } from './sqlite-template.ts';

declare global {
  /** Set per Jest project: every API test runs on both databases. */
  var testDatabase: 'sqlite' | 'postgres';
}

/** A new, empty database and data folder; call `remove` after the database is closed. */
export interface TestDatabase {
  databaseUrl: string | null;
  dataDir: string;
  remove(): Promise<void>;
}

export async function freshDatabase(): Promise<TestDatabase> {
  if (globalThis.testDatabase === 'postgres') return createPostgres('');
  return sqliteIn(testFolder());
}

/** Creates a database with all migrations applied, by copying one that was migrated once. */
export async function migratedDatabase(): Promise<TestDatabase> {
  if (globalThis.testDatabase === 'postgres') return createPostgres(`template ${TEMPLATE}`);
  const folder = testFolder();
  await copyMigratedSqlite(folder.dataDir);
  return sqliteIn(folder);
}

interface TestFolder {
  dataDir: string;
  removeFolder(): void;
}

function testFolder(): TestFolder {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-test-'));
  return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) };
}

function sqliteIn({ dataDir, removeFolder }: TestFolder): TestDatabase {
  return { databaseUrl: null, dataDir, remove: async () => removeFolder() };
}

async function createPostgres(source: string): Promise<TestDatabase> {
  const { dataDir, removeFolder } = testFolder();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withMaintenanceConnection(async (client) => {
    if (source) await createTemplate(client);
    await client.query(`create database ${name} ${source}`);
  });
  const remove = async () => {
    await withMaintenanceConnection((client) => client.query(`drop database ${name} with (force)`));
    removeFolder();
  };
  return { databaseUrl: addressOf(name), dataDir, remove };
}

const TEMPLATE = 'migrated';
/** Key of the advisory lock under which the first of several test processes creates the template. */
const TEMPLATE_LOCK = 7_140;

async function createTemplate(client: pg.Client): Promise<void> {
  const isMade = async () =>
    (await client.query(`select 1 from pg_database where datname = '${TEMPLATE}'`)).rows.length > 0;
  if (await isMade()) return;
  await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
  if (await isMade()) return;
  await client.query(`create database ${TEMPLATE}_unfinished`);
  const db = await openDatabase({ databaseUrl: addressOf(`${TEMPLATE}_unfinished`), dataDir: '' });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  await client.query(`alter database ${TEMPLATE}_unfinished rename to ${TEMPLATE}`);
}

const maintenanceUrl = () => process.env.TEST_POSTGRES_URL ?? '';

function addressOf(name: string): string {
  return Object.assign(new URL(maintenanceUrl()), { pathname: `/${name}` }).href;
}

/** Runs a task on a separate connection, whose end releases the locks. */
async function withMaintenanceConnection(task: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl() });
  await client.connect();
  try {
    await task(client);
  } finally {
    await client.end();
  }
}
