/**
 * Returns the addresses of a generated module: its public pages, panel screens and endpoints.
 * @param name - name of the module
 */
export function recordModulePaths(name: string) {
  return {
    page: `/${name}`,
    /** Page of one record. */
    record: (slug: string) => `/${name}/${slug}`,
    list: `/admin/${name}`,
    insert: `/admin/${name}/insert`,
    /** Form of an existing record. */
    update: (id: number) => `/admin/${name}/update?id=${id}`,
    publicCall: `/api/pages/${name}`,
    /** Read of the page of one record. */
    recordCall: (slug: string) => `/api/pages/${name}/${slug}`,
    call: `/api/admin/${name}`,
  };
}
