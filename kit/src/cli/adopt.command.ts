import { parseArgs } from 'node:util';
import { writeRepositoryFiles } from '../new/create-project.ts';
import { adoptedManifest } from '../new/manifest.ts';
import { openProject, readManifest } from '../project.ts';
import { siteOrigin } from '../new/site-origin.ts';
import { packageAddresses } from '../site-packages.ts';

/**
 * `vitrin-remote adopt`: turns a copied workspace of the site's repository, such as `remote-public`, into a project of
 * its own: its packages come from the site.
 */
export async function adoptCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { site: { type: 'string' } } });
  const folder = process.cwd();
  const site = siteOrigin(values.site);
  const manifest = adoptedManifest(readManifest(folder), site, await packageAddresses(site));
  writeRepositoryFiles(folder, manifest);
  console.log(`${openProject(folder).unit} artık kendi deposunda: npm install, npm test, npm run release.`);
}
