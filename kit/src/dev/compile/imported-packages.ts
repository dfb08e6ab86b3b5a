import { readFileSync } from 'node:fs';
import { filesBelow } from '../../build/sources.ts';

const SOURCE = /(?<!\.test)\.tsx?$/;
const FROM = / from '(?<from>[^']+)'/g;
/** Not the word 'import' in a string. */
const WITHOUT_NAMES = /(?:^import |\bimport\()'(?<from>[^']+)'/gm;
/** Styles are compiled with the remote; the others are shared, belong to the project or are for tests. */
const OWN = /^\.|\.css$|^@testing-library\/|^(?:react|react-dom|@vitrin\/shared-contracts)(?:\/|$)/;

/** Returns the packages, and files of packages, that the sources in a folder import at run time, in order of name. */
export function importedPackages(folder: string): string[] {
  const sources = filesBelow(folder).filter((file) => SOURCE.test(file) && !file.includes('/testing/'));
  const found = sources.flatMap((file) => importsOf(readFileSync(file, 'utf8')));
  return [...new Set(found)].filter((name) => !OWN.test(name)).toSorted();
}

function importsOf(code: string): string[] {
  const named = [...code.matchAll(FROM)].filter(({ index }) => !isTypeOnly(statementBefore(code, index)));
  return [...named, ...code.matchAll(WITHOUT_NAMES)].flatMap(({ groups }) => groups?.['from'] ?? []);
}

/** Returns what follows the last `import` or `export` before this place. */
function statementBefore(code: string, end: number): string {
  const keyword = Math.max(code.lastIndexOf('import ', end), code.lastIndexOf('export ', end));
  return code.slice(keyword + 'import '.length, end).trim();
}

/** Checks `type { A, B }` and `{ type A, type B }`. */
function isTypeOnly(names: string): boolean {
  if (names.startsWith('type ')) return true;
  if (!names.startsWith('{') || !names.endsWith('}')) return false;
  const listed = names.slice(1, -1).split(',');
  return listed.every((name) => name.trim() === '' || name.trim().startsWith('type '));
}
