/** The units that every site begins with; teams may add further remotes. */
export const units = ['shell', 'remote_public', 'remote_auth', 'remote_admin'] as const;

/** Name of a remote: a valid identifier in scripts, its workspace folder with dashes. */
export type RemoteName = `remote_${string}`;
export type Unit = 'shell' | RemoteName;

const REMOTE_NAME = /^remote_[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

export function isRemoteName(name: string): name is RemoteName {
  return name.length <= LONGEST_NAME && REMOTE_NAME.test(name);
}

export function isUnit(name: string): name is Unit {
  return name === 'shell' || isRemoteName(name);
}

/**
 * The version of everything that shell, server and remotes share: what `./app` exposes and gets, and the public surface of
 * this package. Steps by the rules of docs/guides/api-surface.md.
 */
export const apiSurfaceVersion = '1.1.0';

/** `release.json` of a built unit. Client and server bundles of one release are pinned together. */
export interface ReleaseDescriptor {
  unit: Unit;
  /** Hash of all file contents: the same content has the same id. */
  id: string;
  /** Commit that it was built from; null where the folder is in no repository. Not part of the id. */
  commit: string | null;
  /** ISO time; not part of the id. */
  built_at: string;
  /** What people tell releases apart by; missing in releases of older tools. Not part of the id. */
  about?: ReleaseAbout;
  /** Range of the API surface that a remote needs; for the shell, the version that it gives. */
  contract: string;
  /** Version of the federation runtime that a remote expects of the shell, or that the shell gives. */
  runtime: string;
  /** Ranges of the shared libraries that a remote needs, by name; for the shell, the versions that it gives. */
  shared: Record<string, string>;
  /** File that starts the unit in the browser. */
  entry: string;
  /** Files that the first paint needs, in load order. */
  preload: string[];
  /** Style files that belong to the first paint. */
  styles: string[];
  /** SHA-384 integrity of every browser file, by path. */
  files: Record<string, string>;
  /** The same for the server bundle; empty when the unit is not rendered on the server. */
  server: Record<string, string>;
}

/** The commit of a release in its author's words, and what the team says of it; null where nobody said. */
export interface ReleaseAbout {
  subject: string | null;
  author: string | null;
  /** ISO time. */
  committed_at: string | null;
  note: string | null;
}

/** Characters that each part of it may have. */
export const releaseAboutLimits = { subject: 200, author: 100, note: 300 } as const;

/** What decides whether a unit runs beside others. */
export type ReleaseNeeds = Pick<ReleaseDescriptor, 'unit' | 'contract' | 'runtime' | 'shared'>;

/** What GET /api/releases/current answers: the ids that a new document would name. */
export interface CurrentRelease {
  id: string;
  shell: string;
}

/** What POST /api/releases/fit answers: why such a build would not run in this site, in one sentence; null: it would. */
export interface ReleaseFit {
  misfit: string | null;
}

/** Name of the server bundle's one file. */
export const serverEntry = 'index.cjs';

/** The id of a release: a hash over the contents of both bundles, so the same content has the same id. */
export function releaseId(
  hash: (text: string) => string,
  files: Readonly<Record<string, string>>,
  server: Readonly<Record<string, string>>,
): string {
  const lines = (half: string, entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([path, integrity]) => `${half}/${path} ${integrity}`);
  return hash([...lines('browser', files), ...lines('ssr', server)].toSorted().join('\n')).slice(0, 16);
}

/** What a document tells the shell of the one remote it is to load. */
export interface ResolvedRelease {
  remote: RemoteName;
  id: string;
  /** Absolute path of the entry script. */
  entry: string;
  /** Absolute path of the release folder, with trailing slash. */
  base: string;
  /** Integrity by absolute path of each script; a script that is not listed is refused. */
  integrity: Record<string, string>;
}

/**
 * Where a release failed: fetching it, evaluating it, its first rendering, in its server bundle, with a page on which nothing is
 * visible, with a page that stopped answering, or in a change of page.
 */
export const faultPhases = ['load', 'start', 'render', 'server', 'blank', 'freeze', 'navigate'] as const;
export type FaultPhase = (typeof faultPhases)[number];

/** Why this visitor gets this release. */
export type ReleaseChoice = 'live' | 'candidate' | 'preview' | 'fallback';
