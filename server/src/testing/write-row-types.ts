import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { generateRowTypes } from './row-types.ts';

/**
 * `npm run row-types`: run after adding a migration. Writes the row types of an embedded database with all migrations
 * applied.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-row-types-'));
const db = await openDatabase({ databaseUrl: null, dataDir });
await migrate(db);
writeFileSync(join(import.meta.dirname, '../platform/database/row-types.ts'), await generateRowTypes(db));
await db.destroy();
rmSync(dataDir, { recursive: true });
