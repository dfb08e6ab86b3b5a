import { firstSegment } from '@vitrin/shared-contracts/first-segments';
import { adminPaths, loginPath } from '@vitrin/shared-contracts/paths';
import { units, type RemoteName, type Unit } from '@vitrin/shared-contracts/releases';

type BuiltInUnit = (typeof units)[number];

/** Display names of the built-in units. */
export const builtInTitles: Readonly<Record<BuiltInUnit, string>> = {
  shell: 'Kabuk',
  remote_public: 'Site',
  remote_auth: 'Giriş',
  remote_admin: 'Yönetim Paneli',
};

export function isBuiltIn(unit: string): unit is BuiltInUnit {
  return (units as readonly string[]).includes(unit);
}

/** Built-in remote by first path segment; `*` is every segment that no other remote has (product §2). */
export const builtInSurfaces: Readonly<Record<string, RemoteName>> = {
  [firstSegment(loginPath)]: 'remote_auth',
  [firstSegment(adminPaths.root)]: 'remote_admin',
  '*': 'remote_public',
};

/** Returns the first path segment of a built-in unit; null for the shell, which has no address. */
export function builtInSegment(unit: Unit): string | null {
  return Object.keys(builtInSurfaces).find((segment) => builtInSurfaces[segment] === unit) ?? null;
}
