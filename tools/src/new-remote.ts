import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyTemplate, writeManifest } from '../../kit/src/new/create-project.ts';
import { CONTRACTS, KIT, kitManifest, requiredSurface } from '../../kit/src/new/manifest.ts';
import { nameRemote } from '../../kit/src/new/name-remote.ts';
import { NamingError, runGenerator } from '../../kit/src/new/naming.ts';
import { root } from './units.ts';

const [word = '', title] = process.argv.slice(2);

/**
 * `npm run new-remote -- kampanya ["Kampanyalar"]`: creates an additional remote from the template, ready to run and
 * release.
 */
function newRemote(): void {
  const remote = nameRemote(word, title);
  const folder = path.join(root, remote.folder);
  if (existsSync(folder)) throw new NamingError(`${remote.folder} klasörü zaten var; üzerine yazılmaz.`);
  copyTemplate(folder, remote, { section: false });
  writeManifest(folder, workspaceManifest(remote.folder));
  console.log(nextSteps(remote.folder, remote.unit, remote.segment, remote.title));
}

function workspaceManifest(name: string): object {
  const { react = '', 'react-dom': reactDom = '' } = kitManifest.devDependencies ?? {};
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'vitrin-remote build',
      dev: `node ../tools/src/dev.ts ${name}`,
      release: 'vitrin-remote release',
    },
    dependencies: { [CONTRACTS]: requiredSurface({ section: false }), react, 'react-dom': reactDom },
    devDependencies: { [KIT]: '*' },
  };
}

function nextSteps(folder: string, unit: string, segment: string, shownTitle: string): string {
  return `${folder} hazır: sayfaları /${segment} altında. Sırasıyla:

  1. npm install                                    kilit dosyası yeni birimi tanır
  2. VITRIN_URL=https://… npm run dev -w ${folder}
                                                    canlı sitenin içinde geliştirin; VITRIN_URL yoksa bu makinedeki sunucuyla
  3. npm run vitrin -- remote add ${unit} ${segment} "${shownTitle}"
                                                    sitenin sunucusunda bir kez; ya da panelde Yazılım sürümleri › Yayın anahtarları
  4. npm run vitrin -- publish-token ${unit}
                                                    sitenin sunucusunda; anahtar bir kez gösterilir
  5. VITRIN_URL=https://… VITRIN_PUBLISH_SECRET=… npm run release -w ${folder}
                                                    derler, yükler, canlıya alır

Ayrıntılar: docs/guides/new-remote.md`;
}

runGenerator(newRemote);
