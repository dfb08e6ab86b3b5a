/** A module whose records are texts in an order, made by `npm run new-module`. */
export interface RecordModule {
  /** One of its records, as staff read it. */
  label: string;
  /** The lowest role that reads and writes its records. */
  role: 'editor' | 'admin';
}

/**
 * Such modules by name: the first segment of their public page and the last of their panel screens and calls. Rights, audit
 * labels, statistics, languages and the sitemap are derived from this list.
 */
export const recordModules = {} as const satisfies Readonly<Record<string, RecordModule>>;

export type RecordModuleName = keyof typeof recordModules;

export const recordModuleNames = Object.keys(recordModules) as unknown as readonly RecordModuleName[];

/** Labels by module. */
export const recordModuleLabels = Object.fromEntries(
  Object.entries<RecordModule>(recordModules).map(([name, { label }]) => [name, label]),
) as { [Name in RecordModuleName]: string };

/** What a person needs to see such a module's records, and to change them. */
export function recordModuleRights<Name extends string>(name: Name) {
  return [`${name}.read`, `${name}.write`] as const;
}

/** Addresses of such a module: its public page, the screens of the panel and the calls. */
export function recordModulePaths(name: string) {
  return {
    page: `/${name}`,
    list: `/admin/${name}`,
    insert: `/admin/${name}/insert`,
    update: (id: number) => `/admin/${name}/update?id=${id}`,
    publicCall: `/api/pages/${name}`,
    call: `/api/admin/${name}`,
  };
}

/** Their public pages. */
export const recordModulePages: ReadonlySet<string> = new Set(
  recordModuleNames.map((name) => recordModulePaths(name).page),
);
