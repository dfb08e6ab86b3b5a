/** Names of the packages that a site serves to teams with their own repository, without their scope. */
export const kitPackages = ['remote-kit', 'shared-contracts'] as const;

/** Name of one of these packages. */
export type KitPackage = (typeof kitPackages)[number];

/** A package as the site serves it: the bytes at the path never change. */
export interface KitFile {
  /** Path on the site, `/kit/1.0.0/remote-kit.tgz`. */
  path: string;
  /** SHA-512 in the format of a lock file, `sha512-…`. */
  integrity: string;
  /** In bytes. */
  size: number;
}

/** What `/kit/index.json` contains. */
export interface KitIndex {
  /** Version of the site and of its packages. */
  version: string;
  /** Version of the API surface that the site provides. */
  surface: string;
  packages: Record<KitPackage, KitFile>;
}

/** Guides for teams that a site serves below `/kit/guides/`, with their titles. */
export const kitGuides = {
  'new-remote': 'Yeni bir birim: boş klasörden canlı sayfaya',
  releasing: 'Yayınlama, yayın hatları, geri dönme',
  'api-surface': 'API: bir birim neye güvenebilir',
  'other-host': 'Birimi başka bir kabukta göstermek',
  surface: 'API’nin bütün bildirimleri',
} as const;

/** Name of one of these guides. */
export type KitGuide = keyof typeof kitGuides;

/** Returns the path of a guide. */
export function kitGuidePath(name: KitGuide): string {
  return `/kit/guides/${name}`;
}

/** Public addresses of the packages. */
export const kitPaths = {
  /** Page with the commands. */
  page: '/kit/',
  index: '/kit/index.json',
} as const;

/** Returns the path of a package in a version of the site. */
export function kitPath(version: string, name: KitPackage): string {
  return `/kit/${version}/${name}.tgz`;
}
