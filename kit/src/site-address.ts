import { readManifest, type Project } from './project.ts';

/** Where a site runs that was started on this machine without settings. */
const HERE = 'http://127.0.0.1:3000';

/** Returns the address of the site: VITRIN_URL, else `vitrin.site` of the project's `package.json`. */
export function siteOf({ directory }: Project): string {
  return process.env['VITRIN_URL'] ?? readManifest(directory).vitrin?.site ?? HERE;
}
