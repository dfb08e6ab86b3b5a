import type { SectionDeclaration } from '../sections/section-declaration.ts';
import type { RemotePage } from './remote-pages.ts';

/** Units of every site. Teams may add additional remotes. */
export const units = ['shell', 'remote_public', 'remote_auth', 'remote_admin'] as const;

/**
 * Name of a remote: a valid JavaScript identifier. The workspace folder has hyphens instead of underscores
 * (`remote_public` is in `remote-public`).
 */
export type RemoteName = `remote_${string}`;
/** Part of the site that is built and released separately: the shell or a remote. */
export type Unit = 'shell' | RemoteName;

const REMOTE_NAME = /^remote_[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 40;

/**
 * Checks whether the text is a valid name of a remote: `remote_` and lower-case letters, digits and underscores, 40
 * characters at most.
 * @param name - untrusted text
 */
export function isRemoteName(name: string): name is RemoteName {
  return name.length <= MAX_NAME_LENGTH && REMOTE_NAME.test(name);
}

/**
 * Checks whether the text is the shell or a valid name of a remote. It does not check whether such a remote exists.
 * @param name - untrusted text
 */
export function isUnit(name: string): name is Unit {
  return name === 'shell' || isRemoteName(name);
}

/**
 * Version of the API surface: everything that shell, server and remotes share, which is the interface of `./app` and
 * the exports of this package. It follows the rules of semantic versioning in `docs/guides/api-surface.md`.
 */
export const apiSurfaceVersion = '1.2.0';

/**
 * Version of the boot data: everything that server and shell exchange, which is the boot data of a document, the rendering
 * of a page, and the reports of a shell. It follows the same rules; see `shared-contracts/surface/boot.md`.
 */
export const bootDataVersion = '1.2.0';

/**
 * Content of `release.json` of a built unit. The client bundle and the server bundle of a release are pinned together.
 */
export interface ReleaseDescriptor {
  unit: Unit;
  /** Hash over the contents of all files: equal content has an equal id. */
  id: string;
  /** Git commit of the build; null when the folder is not in a repository. Not part of the id. */
  commit: string | null;
  /** Build time (ISO). Not part of the id. */
  built_at: string;
  /** Commit and note that users see beside the id; missing in releases built by older tools. Not part of the id. */
  about?: ReleaseAbout;
  /**
   * For a remote, the semver range of the API surface that it requires; for the shell, the version that it provides.
   */
  contract: string;
  /**
   * For the shell, the semver range of the boot data that it requires; missing for remotes, and in shells built by older
   * tools, which require `^1.0.0`.
   */
  boot?: string | undefined;
  /** Version of the federation runtime that a remote requires or the shell provides. */
  runtime: string;
  /**
   * For a remote, the semver ranges of the shared libraries that it requires, by package name; for the shell, the
   * versions that it provides.
   */
  shared: Record<string, string>;
  /** Path of the script that starts the unit in the browser. */
  entry: string;
  /**
   * True when the entry contains the integrity of the other scripts, so that a document need not list them; missing in
   * releases built by older tools.
   */
  integrity_in_entry?: boolean;
  /** True when a shell loads `hydration_address`; missing in releases built by older tools. */
  fetches_hydration?: boolean;
  /**
   * True when the release finds the styles that a document contains by the address of their file; missing in releases
   * built by older tools, which find them by its name.
   */
  styles_by_address?: boolean;
  /** Scripts that are needed for the first paint, in load order. */
  preload: string[];
  /** Files of each lazily loaded screen by its path, if the remote declares screens. */
  screens?: Record<string, ScreenFiles>;
  /** Sections of a remote by name, if it has any. */
  sections?: Record<string, DescribedSection>;
  /** Pages of an additional remote by name that menus, sitemap and search show. */
  pages?: Record<string, RemotePage>;
  /** True when a shell renders sections of remotes; missing in releases built by older tools. */
  renders_sections?: boolean;
  /** Style sheets that are needed for the first paint. */
  styles: string[];
  /** Looks that the release has styles of; missing in releases without looks. */
  looks?: string[] | undefined;
  /** SHA-384 integrity of every browser file, by path. */
  files: Record<string, string>;
  /** SHA-384 integrity of every file of the server bundle; empty when the unit is not rendered on the server. */
  server: Record<string, string>;
}

/** A section of a remote as its release describes it: its declaration, and its files in load order. */
export interface DescribedSection extends SectionDeclaration {
  /** Scripts beside the entry. */
  scripts: string[];
  styles: string[];
}

const READ = /^\/api\/admin\/[\w/{}-]+(?:\?[\w=&-]*)?$/;
const NOT_A_READ = /\/(?:logout|export|stream)(?:\?|$)/;

/**
 * Checks whether a document may send the request early, with the session of the user: a read of the panel's API, which
 * neither ends the session nor is logged or kept open.
 * @param address - path and query, untrusted
 */
export function isFirstRead(address: string): boolean {
  return READ.test(address) && !NOT_A_READ.test(address);
}

/** What a document preloads for one screen. */
export interface ScreenFiles {
  /** Right that the screen requires; without it, the requests are not sent. */
  right: string;
  /** Scripts and style sheets. */
  files: string[];
  /**
   * Addresses of the requests that the screen sends first. `{id}` stands for the query parameter of that name; with any
   * other query nothing is sent.
   */
  reads: string[];
}

/** Commit of a release, and a note by the team. A field is null when it is not known. */
export interface ReleaseAbout {
  subject: string | null;
  author: string | null;
  /** Commit time (ISO). */
  committed_at: string | null;
  note: string | null;
}

/** Maximum lengths of the fields of `ReleaseAbout`, in characters. */
export const releaseAboutLimits = { subject: 200, author: 100, note: 300 } as const;

/** Requirements of a unit that are compared with the other live units to check whether they are compatible. */
export type ReleaseRequirements = Pick<ReleaseDescriptor, 'unit' | 'contract' | 'boot' | 'runtime' | 'shared'>;

/** `data` of `GET /api/releases/current`: the release ids that a new document would load. */
export interface CurrentRelease {
  id: string;
  shell: string;
}

/**
 * `data` of `POST /api/releases/fit`: one sentence that describes the incompatibility with this site; null when the
 * build is compatible.
 */
export interface ReleaseCompatibility {
  misfit: string | null;
}

/** Name of the only file of a server bundle. */
export const serverEntry = 'index.cjs';

/**
 * Name of the shell's script that sets the theme of the panel and sends its first requests. Shells of version 1.0 have
 * `shellScripts.theme` and `shellScripts.status` instead; recent ones have these too, for servers of that version.
 */
export const panelScript = 'panel.js';

/** Name of the shell's script that hides closed notices before the first paint. Shells of version 1.1 have none. */
export const announcementsScript = 'announcements.js';

/**
 * Computes the id of a release: the first 16 hex digits of a hash over the contents of both bundles and what the remote
 * declares, so equal content has an equal id.
 * @param hash - returns the hex hash of a text
 * @param described - integrity of the files of both bundles by path, sections and pages of a remote by name
 */
export function releaseId(
  hash: (text: string) => string,
  described: Pick<ReleaseDescriptor, 'files' | 'pages' | 'sections' | 'server'>,
): string {
  const { files, server, sections = {}, pages = {} } = described;
  const lines = (half: string, entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([path, integrity]) => `${half}/${path} ${integrity}`);
  const declared = (what: string, parts: Readonly<Record<string, object>>) =>
    Object.entries(parts).map(([name, part]) => `${what}/${name} ${JSON.stringify(part)}`);
  const declarations = [...declared('section', sections), ...declared('page', pages)];
  return hash([...lines('browser', files), ...lines('ssr', server), ...declarations].toSorted().join('\n')).slice(
    0,
    16,
  );
}

/** Release of one remote in the boot data of a document, which the shell loads. */
export interface ResolvedRelease {
  remote: RemoteName;
  id: string;
  /** Absolute path of the entry script. */
  entry: string;
  /** Absolute path of the release folder, with a trailing slash. */
  base: string;
  /**
   * Integrity by absolute path: of the entry and the scripts that a document preloads. The entry contains that of the
   * others; for a release without `integrity_in_entry`, all scripts are listed. The browser rejects any other script.
   */
  integrity: Record<string, string>;
}

/**
 * Phases in which a release can fail: while loading, while evaluating the script, in the first rendering, in the server
 * bundle, with a blank page, with a frozen page, or during a navigation.
 */
export const faultPhases = ['load', 'start', 'render', 'server', 'blank', 'freeze', 'navigate'] as const;
/** Phase in which a release failed. */
export type FaultPhase = (typeof faultPhases)[number];

const AVOIDED_SEPARATOR = '~';
/** A document names four units at most that fall back to another release. */
const MAX_AVOIDED = 4;

/**
 * Returns the releases that have just failed in a browser, as `<unit>.<id>`, the last one first.
 * @param cookie - value of `cookieNames.avoid`, untrusted
 */
export function avoidedReleases(cookie: string | undefined): string[] {
  return (cookie ?? '').split(AVOIDED_SEPARATOR, MAX_AVOIDED).filter((release) => release !== '');
}

/**
 * Returns the value of `cookieNames.avoid` with one more release; the oldest ones are dropped.
 * @param cookie - present value of the cookie
 * @param release - `<unit>.<id>`
 */
export function withAvoided(cookie: string | undefined, release: string): string {
  const others = avoidedReleases(cookie).filter((each) => each !== release);
  return [release, ...others].slice(0, MAX_AVOIDED).join(AVOIDED_SEPARATOR);
}

/** Reason why a document loads this release. */
export type ReleaseChoice = 'live' | 'candidate' | 'preview' | 'fallback';
