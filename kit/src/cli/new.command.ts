import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyTemplate, requireUnused, writeRepositoryFiles } from '../new/create-project.ts';
import { projectManifest } from '../new/manifest.ts';
import { nameRemote, type NamedRemote } from '../new/name-remote.ts';
import { siteOrigin } from '../new/site-origin.ts';
import { packageAddresses } from '../site-packages.ts';

/** `vitrin-remote new kampanya ["Kampanyalar"] [folder]`: creates the project of an additional remote. */
export async function newCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { site: { type: 'string' } } });
  const [word = '', title, folder] = positionals;
  const remote = nameRemote(word, title);
  const site = siteOrigin(values.site);
  const target = path.resolve(folder ?? remote.folder);
  requireUnused(target);
  copyTemplate(target, remote);
  writeRepositoryFiles(target, projectManifest(remote.folder, site, await packageAddresses(site)));
  console.log(nextSteps(remote, site));
}

function nextSteps({ folder, unit, segment, title }: NamedRemote, site: string): string {
  return `${folder} hazır: sayfaları ${site}/${segment} altında olacak. Sırasıyla:

  1. npm install
  2. npm test
  3. npm run dev                 sitenin içinde geliştirin: http://localhost:3000/${segment}
  4. Panelde Yayınlar › Yayın anahtarları: birimi ekleyin (${unit}, /${segment}, ${title}) ve anahtarını alın
  5. VITRIN_PUBLISH_SECRET=vitrin_… npm run release

Ayrıntılar: ${site}/kit/`;
}
