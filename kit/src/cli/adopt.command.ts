import { parseArgs } from 'node:util';
import { firstAddress } from '../new/first-address.ts';
import { writePipeline, writeRepositoryFiles } from '../new/create-project.ts';
import { adoptedManifest } from '../new/manifest.ts';
import { openProject, readManifest } from '../project.ts';
import { platformOf } from '../new/platform.ts';
import { siteOrigin } from '../new/site-origin.ts';
import { packageAddresses } from '../site-packages.ts';

/**
 * `vitrin-remote adopt`: turns a copied workspace of the site's repository, such as `remote-public`, into a project of
 * its own: its packages come from the site.
 */
export async function adoptCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { site: { type: 'string' }, ci: { type: 'string' } } });
  const platform = platformOf(values.ci);
  const folder = process.cwd();
  const site = siteOrigin(values.site);
  const manifest = adoptedManifest(readManifest(folder), site, await packageAddresses(site));
  const { name = '' } = manifest;
  const { unit } = openProject(folder);
  writeRepositoryFiles(folder, manifest, { name, title: name, address: firstAddress(unit), site });
  if (platform !== null) writePipeline(folder, platform);
  console.log(`${unit} artık kendi deposunda: npm install, npm test, npm run release.`);
}
