import { createHash } from 'node:crypto';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { LocalRelease } from './local-release.ts';
import { bootOf, policyFor, rewriteDocument, type Rewriting } from './rewrite-document.ts';

const served = '/releases/remote_public/0123456789abcdef/';
const shell = '/releases/shell/fedcba9876543210/';

const boot = {
  surface: 'public',
  surfaces: { admin: 'remote_admin', '*': 'remote_public' },
  release: {
    remote: 'remote_public',
    id: '0123456789abcdef',
    base: served,
    entry: `${served}remote-entry.js`,
    integrity: { [`${served}remote-entry.js`]: 'sha384-a', [`${served}home.js`]: 'sha384-b' },
  },
  fallback: { remote: 'remote_public', id: 'aaaaaaaaaaaaaaaa' },
  choice: 'live',
  page_scripts: [`${served}home.js`],
  hydration_address: '/hydration/home.json',
  style_nonce: null,
  hydration: { loaderData: { home: '</script>' } },
};

const html = `<!doctype html><html><head>
<link rel="canonical" href="https://sirket.example/">
<link rel="preload" as="script" href="${served}remote-entry.js">
<style data-href="${served}app.css">:root{--a:url(${shell}sans.woff2)}
.old{background:url(${served}old.png)}
[hidden]{}
@font-face{src:url(${served}look.woff2)}</style>
<style data-href="${served}home.css">.home{}</style>
</head><body>
<div id="root"><main><a class="x" href="https://sirket.example/makaleler">M</a></main></div>
<div id="preloader" hidden></div>
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script src="${shell}loader.js" data-shell="${shell}shell.js" data-start="used"></script>
</body></html>`;

function ownRelease(unit: Unit): LocalRelease {
  const entry = unit === 'shell' ? 'shell.js' : 'remote-entry.js';
  const packages = unit === 'shell' ? null : `/dev/${unit}.js?1`;
  return {
    unit,
    id: 'bbbbbbbbbbbbbbbb',
    base: `/releases/${unit}/local/`,
    entry,
    styles: ['app.css'],
    packages,
  };
}

const ends = { site: 'https://sirket.example', origins: [], here: 'http://localhost:3000', port: 3000 };
const read = async (file: string) => (file === `${served}app.css` ? '.old{background:url(old.png)}' : '');

const script = '/dev/page.js?0123456789abcdef';

function rewritten(units: readonly Unit[], more: Partial<Rewriting> = {}): Promise<string> {
  const locals = units.map(ownRelease);
  return rewriteDocument(html, { locals, ends, read, script, isRenderedHere: false, shown: null, ...more });
}

test('a document of the remote references the local build, whose files may change, and has no fallback', async () => {
  const shown = bootOf(await rewritten(['remote_public'])) as BootBlock;
  expect(shown.release).toEqual({
    remote: 'remote_public',
    id: 'bbbbbbbbbbbbbbbb',
    base: '/releases/remote_public/local/',
    entry: '/releases/remote_public/local/remote-entry.js',
    integrity: { '/releases/remote_public/local/remote-entry.js': ' ' },
  });
  // A preview gets no update prompt.
  expect(shown).toMatchObject({ choice: 'preview', fallback: null, page_scripts: [] });
  // The rendering of the site belongs to another release.
  expect(shown).toMatchObject({ hydration: null, hydration_address: null });
});

test('the document has an empty root for client rendering, keeps the elements around it and starts the shell at once', async () => {
  const shown = await rewritten(['remote_public']);
  expect(shown).toContain('<div id="root"></div>\n<div id="preloader" hidden></div>');
  expect(shown).toContain('data-start="now"');
  expect(shown).toContain('data-unit="remote_public"');
});

test('the remote’s styles load before the first paint and replace the served ones; design tokens and shell styles are kept', async () => {
  const shown = await rewritten(['remote_public']);
  expect(shown).toContain('<link rel="stylesheet" href="/releases/remote_public/local/app.css">');
  expect(shown).toContain(`:root{--a:url(${shell}sans.woff2)}`);
  expect(shown).not.toMatch(/\.old|\.home|rel="preload"/);
});

test('the sheets of the look get their fonts from the local build', async () => {
  const shown = await rewritten(['remote_public']);
  expect(shown).toContain('@font-face{src:url(/releases/remote_public/local/look.woff2)}');
});

test('the sheets of the look keep the fonts of the served remote when another one is shown in its page', async () => {
  const shown = await rewritten(['remote_kampanya'], { shown: ownRelease('remote_kampanya') });
  expect(shown).toContain(`@font-face{src:url(${served}look.woff2)}`);
});

test('styles of another unit on the page are kept', async () => {
  const other = '<style data-href="/releases/remote_kampanya/0123456789abcdef/home.css">.other{}</style>';
  const locals = [ownRelease('remote_public')];
  const served = html.replace('</head>', `${other}</head>`);
  const shown = await rewriteDocument(served, { locals, ends, read, script, isRenderedHere: false, shown: null });
  expect(shown).toContain(other);
});

test('styles of a site with releases of older tools, whose documents state file names only, are replaced too', async () => {
  const older = html.replaceAll(`data-href="${served}`, 'data-href="');
  const locals = [ownRelease('remote_public')];
  const shown = await rewriteDocument(older, { locals, ends, read, script, isRenderedHere: true, shown: null });
  expect(shown).toContain('href="/releases/remote_public/local/home.css">');
  expect(shown).not.toMatch(/\.old|\.home/);
});

test('a document that a server of this checkout has rendered keeps its content, with the styles of its page', async () => {
  const shown = await rewritten(['shell', 'remote_public'], { isRenderedHere: true });
  expect(shown).toContain('<div id="root"><main>');
  expect(shown).toContain('href="/releases/remote_public/local/home.css">');
  expect(shown).toContain('data-shell="/releases/shell/local/shell.js"');
  expect(bootOf(shown)).toMatchObject({
    hydration: boot.hydration,
    release: { base: '/releases/remote_public/local/' },
  });
});

test('the scripts with React and the packages of the remote are the first ones, before the shell', async () => {
  const shown = await rewritten(['shell', 'remote_public']);
  expect([...shown.matchAll(/<script src[^>]*>/g)].map(([tag]) => tag).slice(0, 2)).toEqual([
    `<script src="${script}" data-unit="shell, remote_public">`,
    '<script src="/dev/remote_public.js?1">',
  ]);
});

test('a policy with Trusted Types allows the error overlay', () => {
  expect(policyFor('', "require-trusted-types-for 'script'; trusted-types default vitrin-shell")).toBe(
    "require-trusted-types-for 'script'; trusted-types default vitrin-shell webpack-dev-middleware#overlay",
  );
});

test('the policy contains the hashes of the rewritten style blocks', async () => {
  const shown = await rewritten(['remote_public']);
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(shown) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(policyFor(shown, "default-src 'none'; style-src 'self' 'sha256-old' 'sha256-older'; img-src 'self'")).toBe(
    `default-src 'none'; style-src 'self' 'sha256-${hash}'; img-src 'self'`,
  );
});

test('the panel’s styles keep their nonce', () => {
  const policy = "style-src 'self' 'nonce-abc'";
  expect(policyFor('<style nonce="abc">a{}</style>', policy)).toBe(policy);
});

test('a document of another remote is unchanged except that its links point to the proxy', async () => {
  const shown = await rewritten(['remote_admin']);
  expect(bootOf(shown)).toEqual(boot);
  expect(shown).toContain('<a class="x" href="/makaleler">');
  expect(shown).toContain('<link rel="canonical" href="https://sirket.example/">');
  expect(shown).toContain(`<head>\n<script src="${script}"></script>`);
});

test('the local shell replaces the served one', async () => {
  const shown = await rewritten(['shell']);
  expect(shown).toContain('data-shell="/releases/shell/local/shell.js"');
  expect(shown).not.toContain(shell);
  expect(bootOf(shown)?.release).toEqual(boot.release);
});

test('a remote that the site does not know is rendered in the site’s page, at the segment of its name', async () => {
  const shown = bootOf(await rewritten([], { shown: ownRelease('remote_yaz_indirimi') }));
  expect(shown?.release.remote).toBe('remote_yaz_indirimi');
  expect(shown?.surfaces).toEqual({ ...boot.surfaces, 'yaz-indirimi': 'remote_yaz_indirimi' });
});
