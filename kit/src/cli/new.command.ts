import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyTemplate, requireUnused, writePipeline, writeRepositoryFiles } from '../new/create-project.ts';
import { projectManifest } from '../new/manifest.ts';
import { nameRemote, type NamedRemote } from '../new/name-remote.ts';
import { platformOf } from '../new/platform.ts';
import { siteOrigin } from '../new/site-origin.ts';
import { packageAddresses } from '../site-packages.ts';

/**
 * `vitrin-remote new kampanya ["Kampanyalar"] [folder] [--ci github] [--section]`: creates the project of an additional remote,
 * with a section that editors place on pages if asked for.
 */
export async function newCommand(args: string[]): Promise<void> {
  const options = {
    site: { type: 'string' },
    ci: { type: 'string' },
    section: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [word = '', title, folder] = positionals;
  const remote = nameRemote(word, title);
  const platform = platformOf(values.ci);
  const site = siteOrigin(values.site);
  const target = path.resolve(folder ?? remote.folder);
  requireUnused(target);
  const { section } = values;
  copyTemplate(target, remote, { section });
  const manifest = projectManifest({ name: remote.folder, section }, site, await packageAddresses(site));
  const names = { name: remote.folder, title: remote.title, address: `/${remote.segment}`, site };
  writeRepositoryFiles(target, manifest, names);
  if (platform !== null) writePipeline(target, platform);
  console.log(nextSteps(remote, site));
}

function nextSteps({ folder, unit, segment, title }: NamedRemote, site: string): string {
  return `${folder} hazır: sayfaları ${site}/${segment} altında olacak. Sırasıyla:

  1. npm install
  2. npm test
  3. npm run dev                 sitenin içinde geliştirin: http://localhost:3000/${segment}
  4. Panelde Yazılım sürümleri › Yayın anahtarları: birimi ekleyin (${unit}, /${segment}, ${title}) ve anahtarını alın
  5. VITRIN_PUBLISH_SECRET=vitrin_… npm run release

Testler, denetimler ve klasörler: README.md. Kılavuzlar: ${site}/kit/`;
}
