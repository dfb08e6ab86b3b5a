import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from './open-sqlite.ts';

it('destroyed data is no longer present in the database file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-'));
  const db = new Kysely({ dialect: sqliteDialect(dataDir) });
  const bytes = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readFileSync(join(dataDir, 'vitrin.sqlite'), 'latin1');
  };
  await sql`create table kept (id integer primary key, words text)`.execute(db);
  for (let id = 1; id <= 40; id += 1)
    await sql`insert into kept values (${id}, ${'Karaosman '.repeat(40)})`.execute(db);
  expect(await bytes()).toContain('Karaosman');
  await sql`delete from kept`.execute(db);
  expect(await bytes()).not.toContain('Karaosman');
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});
