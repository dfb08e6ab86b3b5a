import { createHash } from 'node:crypto';
import { kitPackages, type KitIndex } from '@vitrin/shared-contracts/kit';
import { escapeHtml } from '../../platform/http/html.ts';

const STYLE = `:root{color-scheme:light dark}body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:.75rem 1rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem}code{font:.9rem/1.5 ui-monospace,monospace}td code{overflow-wrap:anywhere}table{width:100%;border-collapse:collapse}th,td{padding:.4rem .8rem .4rem 0;text-align:start;vertical-align:top}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page loads nothing; its style is inline. */
export const kitPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
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
  return `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Birim geliştirme paketleri</title>
<style>${STYLE}</style>
<main>
<h1>Birim geliştirme paketleri</h1>
<p>Bu site Vitrin ${escapeHtml(index.version)} ile çalışıyor ve API ${escapeHtml(index.surface)} sunuyor. Kendi deposunda bir birim geliştiren ekip aşağıdaki iki paketi bu siteden kurar; başka bir paket deposu gerekmez.</p>
<h2>Yeni bir birim</h2>
<p>Boş bir klasörde, “kampanya” yerine birimin adıyla:</p>
${command(create)}
${command('npm install')}
${command('npm test')}
${command('npm run dev')}
<p>Canlıya almak için panelde Yayınlar › Yayın anahtarları ekranından bir anahtar alın:</p>
${command('VITRIN_PUBLISH_SECRET=vitrin_… npm run release')}
<h2>Site güncellendiğinde</h2>
<p>Neyin değişmesi gerektiğini <code>npm run check</code> söyler. Paketleri bu sürüme getirmek için:</p>
${command(update)}
<h2>Paketler</h2>
<table>
<thead><tr><th scope="col">Paket</th><th scope="col">Boyut</th><th scope="col">Bütünlük (package-lock.json)</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
</main>
</html>`;
}

function command(text: string): string {
  return `<pre><code>${escapeHtml(text)}</code></pre>`;
}
