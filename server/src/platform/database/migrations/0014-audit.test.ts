import { sql } from 'kysely';
import { openDatabase } from '../database.ts';
import { searchMatch } from '../search.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { up as people } from './0001-people.ts';
import { up as records } from './0002-records.ts';
import { up as audit } from './0014-audit.ts';

it('keeps existing audit log entries, makes them searchable, and lets the previous server version keep writing', async () => {
  const database = await freshDatabase();
  const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const line = { at: '2026-01-05T10:00:00.000Z', actor_id: null, actor_name: 'Çağrı Işık', action: 'update' };
  const about = { entity: 'article', entity_id: 7, fields: '[]', request_id: 'r' };
  try {
    await people(db);
    await records(db);
    const current = Array.from({ length: 501 }, (_, row) => ({ ...line, ...about, title: `Köprü ${row + 1}` }));
    await db.insertInto('audit').values(current).execute();
    await audit(db);
    await db
      .insertInto('audit')
      .values({ ...line, ...about, title: 'Yeni' })
      .execute();
    const found = searchMatch(db, 'audit', 'çağrı köprü 501');
    const rows = await db
      .selectFrom('audit')
      .select(['id', 'result', 'address'])
      .where(found ?? sql<boolean>`1 = 0`)
      .execute();
    expect(rows).toEqual([{ id: 501, result: 'done', address: '' }]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
