import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

/** Returns every package that a workspace depends on, except our own workspaces and type packages. */
function declared(): Set<string> {
  const root = JSON.parse(read('package.json')) as Manifest;
  const own = globSync(root.workspaces ?? [], { cwd: repository });
  const workspaces = own.map((folder) => JSON.parse(read(`${folder}/package.json`)) as Manifest);
  const ownNames = new Set(workspaces.map(({ name }) => name));
  const names = [root, ...workspaces].flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  return new Set(names.filter((name) => !ownNames.has(name) && !name.startsWith('@types/')));
}

/** Returns every package in the first column of the page's tables. */
function documented(): Set<string> {
  const firstCells = [...read('docs/dependencies.md').matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
  const names = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return new Set(names.filter((name) => name !== '@types/*'));
}

test('docs/dependencies.md explains every dependency and no removed one', () => {
  expect([...documented()].toSorted()).toEqual([...declared()].toSorted());
});

test('every package in the lock file has an address in the public registry and a hash', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const installed = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(1_000);
  const incomplete = installed.filter(
    ([, { resolved = '', integrity = '' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
  );
  expect(incomplete.map(([folder]) => folder)).toEqual([]);
});
