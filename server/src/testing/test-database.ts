import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

declare global {
  /** Set per jest project: every API test runs on both. */
  var testDatabase: 'sqlite' | 'postgres';
}

/** A fresh, empty database and data folder; `remove` after the database is closed. */
export interface TestDatabase {
  databaseUrl: string | null;
  dataDir: string;
  remove(): Promise<void>;
}

export async function freshDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (globalThis.testDatabase !== 'postgres') return { databaseUrl: null, dataDir, remove: async () => removeFolder() };
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintain(url.href, `create database ${name}`);
  const remove = async () => {
    await maintain(url.href, `drop database ${name} with (force)`);
    removeFolder();
  };
  return { databaseUrl: Object.assign(new URL(url), { pathname: `/${name}` }).href, dataDir, remove };
}

async function maintain(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
