import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateRowTypes } from '../../testing/row-types.ts';
import { migratedDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';

it('row-types.ts matches the schema that the migrations create on either database', async () => {
  const database = await migratedDatabase();
  const db = await openDatabase(database);
  try {
    expect(readFileSync(join(__dirname, 'row-types.ts'), 'utf8')).toBe(await generateRowTypes(db));
  } finally {
    await db.destroy();
    await database.remove();
  }
});
