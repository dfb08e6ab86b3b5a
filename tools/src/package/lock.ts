import path from 'node:path';

/** An entry of a lock file; only what is used here. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [other: string]: unknown;
}

/** Entries of a lock file by folder, such as `node_modules/yup`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface SelectionOptions {
  /** Workspaces whose dependencies are wanted: by folder, the manifest that replaces their entry. */
  workspaces: Readonly<Record<string, LockedPackage & { name?: string }>>;
  /** Whether an optional package was installed, that is, fits this platform. */
  isInstalled: (folder: string) => boolean;
}

/**
 * Selects from a lock file the production dependencies of some workspaces, each in its folder and version: nothing is
 * resolved again. Types are left out. Throws when a dependency is missing.
 */
export function selectPackages(locked: LockedPackages, options: SelectionOptions): Record<string, LockedPackage> {
  const selected: Record<string, LockedPackage> = {};
  const waiting = Object.entries(options.workspaces).flatMap(([folder, { name = folder }]) => [
    folder,
    `node_modules/${name}`,
  ]);
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    if (selected[folder]) continue;
    const entry = options.workspaces[folder] ?? locked[folder] ?? {};
    const used = usedDependencies(locked, { folder, entry, isInstalled: options.isInstalled });
    const { dependencies: _all, optionalDependencies: _optional, devDependencies: _development, ...others } = entry;
    selected[folder] = { ...others, ...used.named };
    waiting.push(...used.folders);
  }
  return Object.fromEntries(Object.entries(selected).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface Dependent extends Pick<SelectionOptions, 'isInstalled'> {
  folder: string;
  entry: LockedPackage;
}

function usedDependencies(locked: LockedPackages, { folder, entry, isInstalled }: Dependent) {
  const { dependencies = {}, optionalDependencies = {}, resolved, link } = entry;
  const needed = Object.entries(dependencies).filter(([name]) => !name.startsWith('@types/'));
  const optional = Object.entries(optionalDependencies).filter(([name]) => {
    const place = findPackage(locked, folder, name);
    return place !== null && isInstalled(place);
  });
  const folders = [...needed, ...optional].map(([name]) => {
    const place = findPackage(locked, folder, name);
    if (place === null) throw new Error(`${name}, needed by ${folder}, is not in the lock file`);
    return place;
  });
  const named = {
    ...(needed.length > 0 && { dependencies: Object.fromEntries(needed) }),
    ...(optional.length > 0 && { optionalDependencies: Object.fromEntries(optional) }),
  };
  return { named, folders: link && resolved !== undefined ? [...folders, resolved] : folders };
}

/** Finds the package that Node.js loads for this name in the folder: the nearest `node_modules` upwards. */
function findPackage(locked: LockedPackages, folder: string, name: string): string | null {
  for (let above = folder; ; above = path.posix.dirname(above)) {
    const place = path.posix.join(above, 'node_modules', name);
    if (locked[place]) return place;
    if (above === '.') return null;
  }
}
