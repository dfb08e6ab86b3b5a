import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathFromRoot, readImportGraph } from '../testing/import-graph.ts';

const DATABASE = 'server/src/testing/test-database.ts';

/** Folders that consist of SQL code; all their tests run on PostgreSQL on every change. */
const SQL_FOLDERS = ['platform/database', 'content'];

/** Folders whose SQL differs most between the databases: locks, search, sums, leases, append-only tables. */
const FOLDERS_WITH_DIALECTS = new Set([
  'modules/audit',
  'modules/catalogue',
  'modules/history',
  'modules/inbox',
  'modules/mail',
  'modules/privacy',
  'modules/redirects',
  'modules/releases/commands',
  'modules/translations',
  'modules/trash',
  'modules/users',
  'modules/visits',
]);

/**
 * Returns the server tests that run on PostgreSQL after a change of SQL, out of those that import the test database
 * directly or indirectly: all in the SQL folders, all of the changed modules, and the largest one in each folder with
 * dialects. `npm run test:full` runs all of them.
 */
export function postgresTests(source: string, changedModules: ReadonlySet<string>): string[] {
  if (!existsSync(source)) return [];
  const users = readImportGraph().importersOf([DATABASE]);
  const usingDatabase = testFilesBelow(source).filter((file) => users.has(pathFromRoot(file)));
  const byFolder = Object.entries(Object.groupBy(usingDatabase, (file) => path.relative(source, path.dirname(file))));
  return byFolder.flatMap(([folder, files = []]) => {
    const name = folder.split(path.sep).join('/');
    if (changedModules.has(moduleOf(name))) return files;
    if (SQL_FOLDERS.some((each) => name === each || name.startsWith(`${each}/`))) return files;
    return FOLDERS_WITH_DIALECTS.has(name) ? files.toSorted(bySize).slice(0, 1) : [];
  });
}

/** Returns the name of the module that a folder below the sources belongs to, or an empty text. */
const moduleOf = (folder: string): string => /^modules\/([a-z-]+)/.exec(folder)?.[1] ?? '';

const bySize = (a: string, b: string): number => statSync(b).size - statSync(a).size;

export function testFilesBelow(source: string): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(source, file));
}
