import { openDatabase } from '../database.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { up as people } from './0001-people.ts';
import { up as site } from './0003-site.ts';
import { up as media } from './0007-media.ts';

it('gives existing pictures a focal point, timestamps and the first file set', async () => {
  const database = await freshDatabase();
  const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  try {
    await people(db);
    await site(db);
    const old = { hash: 'ab12', width: 960, height: 640, widths: '[480,960]' };
    await db
      .insertInto('media')
      // Written the way the server of the previous version does.
      .values(old)
      .execute();
    await media(db);
    await db
      .insertInto('media')
      .values({ ...old, hash: 'cd34' })
      .execute();
    const rows = await db.selectFrom('media').selectAll().orderBy('id').execute();
    const added = { focus_x: 50, focus_y: 50, file_set: 1, name: '', bytes: 0, version: 1, updated_by: null };
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
    expect(rows).toEqual([
      { id: 1, ...old, ...added, created_at: time, updated_at: time },
      { id: 2, ...old, hash: 'cd34', ...added, created_at: time, updated_at: time },
    ]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
