import { kitGuidePath, kitGuides, kitPackages, type KitGuide, type KitIndex } from '@vitrin/shared-contracts/kit';
import { escapeHtml } from '../../platform/http/html.ts';
import { styledPage, styledPagePolicy } from '../../platform/http/styled-page.ts';

/** Headers of the page and of its errors. */
export const kitPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': styledPagePolicy("'none'"),
  'x-robots-tag': 'noindex, nofollow',
} as const;

/**
 * Returns the page for teams with a repository of their own: the commands with the addresses of this site, and what a
 * lock file must contain.
 * @param origin - of this site
 */
export function kitPage(index: KitIndex, origin: string): string {
  const address = (name: (typeof kitPackages)[number]) => new URL(index.packages[name].path, origin).href;
  const create = `npm exec --yes --package=${address('remote-kit')} -- vitrin-remote new kampanya "Kampanyalar" .`;
  const update = `npm install --save-dev ${kitPackages.map((name) => `@vitrin/${name}@${address(name)}`).join(' ')}`;
  const rows = kitPackages.map((name) => {
    const { integrity, size } = index.packages[name];
    return `<tr><th scope="row"><code>@vitrin/${name}</code></th><td>${Math.ceil(size / 1024)} KB</td><td><code>${escapeHtml(integrity)}</code></td></tr>`;
  });
  const guides = (Object.keys(kitGuides) as KitGuide[])
    .map((name) => `<li><a href="${kitGuidePath(name)}">${escapeHtml(kitGuides[name])}</a></li>`)
    .join('');
  return styledPage(
    'Birim geliştirme paketleri',
    `<p>Kendi deposunda bir birim geliştiren ekip aşağıdaki iki paketi bu siteden kurar; başka bir paket deposu gerekmez.</p>
<p>Önemli olan tek sürüm, bu sitenin sürümüdür: <strong>Vitrin ${escapeHtml(index.version)}</strong>. İki paket de onunla gelir ve adreslerinde onu taşır. Birimin <code>package.json</code> dosyasındaki <code>^${escapeHtml(index.surface)}</code> gibi aralık ise birimin istediği API’dir; bu site API ${escapeHtml(index.surface)} sunar ve sonraki sürümleri de aynı aralığı karşılar. İkisinin uyup uymadığına siz bakmazsınız: <code>npm run check</code> söyler.</p>
<h2>Kılavuzlar</h2>
<ul>${guides}</ul>
<h2>Yeni bir birim</h2>
<p>Boş bir klasörde, “kampanya” yerine birimin adıyla:</p>
${command(create)}
<p>Sonuna <code>--ci github</code> ya da <code>--ci gitlab</code> eklenirse yayın hattının dosyası da yazılır.</p>
${command('npm install')}
${command('npm test')}
${command('npm run dev')}
<p>Canlıya almak için panelde Yazılım sürümleri › Yayın anahtarları ekranından bir anahtar alın:</p>
${command('VITRIN_PUBLISH_SECRET=vitrin_… npm run release')}
<h2>Site güncellendiğinde</h2>
<p>Neyin değişmesi gerektiğini <code>npm run check</code> söyler. Paketleri bu sürüme getirmek için:</p>
${command(update)}
<h2>Paketler</h2>
<table>
<thead><tr><th scope="col">Paket</th><th scope="col">Boyut</th><th scope="col">Bütünlük (package-lock.json)</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>`,
  );
}

function command(text: string): string {
  return `<pre><code>${escapeHtml(text)}</code></pre>`;
}
