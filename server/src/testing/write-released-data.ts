import { openRowSource } from '../backup/rows/open-row-source.ts';
import { appVersion } from '../platform/app-version.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { fillSite } from './released-data/fill-site.ts';
import { writeReleasedData } from './released-data/released-data.ts';
import { buildTestApp } from './test-app.ts';
import { freshDatabase } from './test-database.ts';

/** `npm run released-data`: run when a version is released. Keeps the rows of a filled site of this version. */
const database = await freshDatabase();
const db = await openDatabase(database);
await migrate(db);
await db.destroy();

const test = await buildTestApp(undefined, database);
await fillSite(test);
const source = await openRowSource(test.services.config);
await writeReleasedData(appVersion(), source);
await source.close();
await test.close();
