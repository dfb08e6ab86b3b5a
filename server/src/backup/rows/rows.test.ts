import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import { migratedDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { loadMinimum } from '../../demo/load-minimum.ts';
import { createFirstUser } from '../../platform/auth/first-user.ts';
import { loadRows } from './load-rows.ts';
import { RowDigest } from './row-digest.ts';
import { openRowSource } from './open-row-source.ts';
import type { RowSource } from './row-source.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await createFirstUser(test.services);
  await loadMinimum(test.services);
  await insertMessage(test);
});
afterAll(() => test.close());

async function digests(source: RowSource): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of source.tables) {
    const digest = new RowDigest();
    for await (const rows of source.rows(table)) digest.add(rows);
    expect(digest.count).toBe(await source.count(table));
    sums[table] = digest.toString();
  }
  return sums;
}

it('an empty database gets the same rows, and continues the same ids', async () => {
  const { db, config } = test.services;
  const { id: removed } = await insertMessage(test);
  await db.deleteFrom('messages').where('id', '=', removed).execute();
  const source = await openRowSource(config);
  const target = await migratedDatabase();
  const other = await openDatabase(target);
  try {
    await loadRows(other, source);
    const loaded = await openRowSource(target);
    expect(await digests(loaded)).toEqual(await digests(source));
    expect(await loaded.sequences()).toMatchObject({ messages: removed });
    await loaded.close();
  } finally {
    await source.close();
    await other.destroy();
    await target.remove();
  }
});
