import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DATABASE = 'testing/test-database.ts';
const IMPORT = /\b(?:from|import) *\(?'(\.{1,2}\/[^']+\.ts)'/g;

/**
 * Tests of the server that run on PostgreSQL with every change: they reach the test database, directly or through what they
 * import, and stand beside SQL, in `platform/database/` or in the folder of a repository. Read from the files, so that no list rots.
 */
export function testsBesideSql(source: string): string[] {
  if (!existsSync(source)) return [];
  const imports = importsBelow(source);
  return testFilesBelow(source).filter(
    (file) => isBesideSql(source, path.dirname(file)) && imports.reach(file, path.join(source, DATABASE)),
  );
}

export function testFilesBelow(source: string): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(source, file));
}

function isBesideSql(source: string, folder: string): boolean {
  const isDatabase = path.relative(source, folder).split(path.sep).slice(0, 2).join('/') === 'platform/database';
  return isDatabase || readdirSync(folder).some((file) => file.endsWith('.repository.ts'));
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
