import { adminPaths, loginPath, publicPaths, reservedSegments } from 'shared-contracts/paths';
import { units, type RemoteName, type Unit } from 'shared-contracts/releases';

type BuiltInUnit = (typeof units)[number];

/** What people call the units that every site has. */
export const builtInTitles: Readonly<Record<BuiltInUnit, string>> = {
  shell: 'Kabuk',
  remote_public: 'Site',
  remote_auth: 'Giriş',
  remote_admin: 'Yönetim Paneli',
};

export function isBuiltIn(unit: string): unit is BuiltInUnit {
  return (units as readonly string[]).includes(unit);
}

/** First path segment to built-in remote; `*` is every segment that no other remote has (spec §2). */
export const builtInSurfaces: Readonly<Record<string, RemoteName>> = {
  [segmentOf(loginPath)]: 'remote_auth',
  [segmentOf(adminPaths.root)]: 'remote_admin',
  '*': 'remote_public',
};

/** First segment that leads to a built-in unit; null for the shell, which has no address. */
export function builtInSegment(unit: Unit): string | null {
  return Object.keys(builtInSurfaces).find((segment) => builtInSurfaces[segment] === unit) ?? null;
}

const takenSegments: ReadonlySet<string> = new Set([
  ...reservedSegments,
  ...Object.keys(builtInSurfaces),
  ...Object.values(publicPaths).map((path) => segmentOf(typeof path === 'string' ? path : path('-'))),
]);

/** Whether a further remote may have this first segment: it is nothing of the machine's and no page of the site's own. */
export function isFreeSegment(segment: string): boolean {
  return !takenSegments.has(segment);
}

/** The first segment of a path; empty for the home page. */
export function segmentOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
