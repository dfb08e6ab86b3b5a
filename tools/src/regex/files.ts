import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../units.ts';

const FOLDERS = /^(?:shared-contracts|shell|server|tools|remote-[a-z-]+)$/;
/** Folders with third-party code or build output, or whose code processes only input that tests create. */
const EXCLUDED_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'dist', 'testing', 'test-results', 'surface']);
const CODE = /(?<!\.test)(?<!\.d)\.(?:ts|tsx|js|cjs|mjs)$/;

/** Returns every code file that runs in the product or builds it, relative to the repository root. */
export function codeFiles(): string[] {
  const top = readdirSync(root, { withFileTypes: true });
  const own = top.filter((entry) => entry.isFile() && CODE.test(entry.name)).map(({ name }) => name);
  const folders = top.filter((entry) => entry.isDirectory() && FOLDERS.test(entry.name));
  return [...own, ...folders.flatMap(({ name }) => below(name))].toSorted();
}

function below(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return EXCLUDED_FOLDERS.has(entry.name) ? [] : below(file);
    return CODE.test(entry.name) ? [file] : [];
  });
}
