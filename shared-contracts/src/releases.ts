/** The four units that are built and released on their own. */
export const units = ['shell', 'remote_public', 'remote_auth', 'remote_admin'] as const;
export type Unit = (typeof units)[number];
export type RemoteName = Exclude<Unit, 'shell'>;

/** The version of what `./app` exposes and gets; a release states the one it was built against. */
export const contractVersion = '1.0.0';

/** `release.json` of a built unit. Client and server halves of one release are pinned together. */
export interface ReleaseDescriptor {
  unit: Unit;
  /** Hash of all file contents: the same content has the same id. */
  id: string;
  contract: string;
  /** Version of the federation runtime that the remote expects of the shell. */
  runtime: string;
  /** ISO time; not part of the id. */
  built_at: string;
  /** File that starts the unit in the browser. */
  entry: string;
  /** Files that the first paint needs, in load order. */
  preload: string[];
  /** Style files that belong to the first paint. */
  styles: string[];
  /** SHA-384 integrity of every browser file, by path. */
  files: Record<string, string>;
  /** The same for the server half; empty when the unit is not rendered on the server. */
  server: Record<string, string>;
}

/** Name of the server half's one file. */
export const serverEntry = 'index.cjs';

/** The id of a release: a hash over the contents of both halves, so the same content has the same id. */
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
