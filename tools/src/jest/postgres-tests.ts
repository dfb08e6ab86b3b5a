import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const DATABASE = 'testing/test-database.ts';
const IMPORT = /\b(?:from|import) *\(?'(\.{1,2}\/[^']+\.ts)'/g;

/** Folders that consist of SQL code; all their tests run on PostgreSQL on every change. */
const SQL_FOLDERS = ['platform/database', 'content'];

/** Of the test files beside a repository, one in so many runs on PostgreSQL with every change. */
const ONE_IN = 3;

/**
 * Returns the server tests that run on PostgreSQL on every change, out of those that import the test database directly
 * or indirectly: all in the SQL folders and the largest one in each folder with dialects. `npm run test:full` runs all
 * of them.
 */
export function postgresTests(source: string): string[] {
  if (!existsSync(source)) return [];
  const imports = importsBelow(source);
  const reaching = testFilesBelow(source).filter((file) => imports.reach(file, path.join(source, DATABASE)));
  const byFolder = Object.entries(Object.groupBy(reaching, (file) => path.dirname(file)));
  return byFolder.flatMap(([folder, files = []]) => {
    if (isOfSql(path.relative(source, folder))) return files;
    return hasRepository(folder) ? largestOf(files, Math.ceil(files.length / ONE_IN)) : [];
  });
}

export function testFilesBelow(source: string): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(source, file));
}

function isOfSql(folder: string): boolean {
  const name = folder.split(path.sep).join('/');
  return OF_SQL.some((each) => name === each || name.startsWith(`${each}/`));
}

function hasRepository(folder: string): boolean {
  return readdirSync(folder).some((file) => file.endsWith('.repository.ts'));
}

function largestOf(files: readonly string[], count: number): string[] {
  return files.toSorted((a, b) => statSync(b).size - statSync(a).size).slice(0, count);
}

function importsBelow(source: string): { reach: (from: string, to: string) => boolean } {
  const known = new Map<string, readonly string[]>();
  const of = (file: string): readonly string[] => {
    const found = known.get(file) ?? importsOf(file).filter((each) => each.startsWith(source));
    known.set(file, found);
    return found;
  };
  const reach = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return from === to || of(from).some((each) => reach(each, to, seen));
  };
  return { reach };
}

function importsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => path.join(path.dirname(file), name));
}
