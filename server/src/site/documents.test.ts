import { attributes, escapeHtml, jsonBlock } from '../platform/http/html.ts';
import { headHtml } from './head-html.ts';
import { encodingFor } from '../platform/http/content-encoding.ts';
import { panelPolicy, publicPolicy, signInPolicy } from './policies.ts';
import type { StoredRelease } from '../releases/serving/registry.ts';
import type { DocumentLook } from './document-look.ts';
import { pageFontPreloads, panelFontPreloads } from './preloads.ts';

const surroundings = {
  publicUrl: 'https://site.example',
  companyName: 'Yücel & Oğulları',
  language: 'tr',
  defaultLanguage: 'tr',
};

test.each([
  ['tr', 'tr_TR'],
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['de', 'de_DE'],
])('the Open Graph locale of %s is %s', (language, locale) => {
  const html = headHtml({ title: 'a', description: '', canonical: '/' }, { ...surroundings, language });
  expect(html).toContain(`<meta property="og:locale" content="${locale}">`);
});

test('a page with the text of another language has that page as canonical URL and is not indexed', () => {
  const html = headHtml({ title: 'a', description: '', canonical: '/a', noindex: true }, surroundings);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://site.example/a">');
});

test('URLs of releases from before language paths are converted to language paths', () => {
  const html = headHtml({ title: 'a', description: '', canonical: '/?urun=a&lang=en' }, surroundings);
  expect(html).toContain('<link rel="canonical" href="https://site.example/en?urun=a">');
});

test('text and data cannot break out of their context in the document', () => {
  expect(escapeHtml(`<b a="1" c='2'>&`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;');
  expect(jsonBlock({ text: '</script><!--\u2028' })).toBe('{"text":"\\u003c/script>\\u003c!--\\u2028"}');
  expect(attributes({ src: '/a"b', async: true, integrity: null })).toBe(' src="/a&quot;b" async');
});

test('metadata is complete and uses absolute URLs', () => {
  const html = headHtml(
    {
      title: 'Köprü <bakımı>',
      description: 'Kısa',
      canonical: '/makale/kopru-bakimi',
      alternates: { tr: '/makale/kopru-bakimi', en: '/makale/bridge-care?lang=en' },
      picture: '/media/a-og-50-50.jpg',
      pictureAlt: 'Köprü "A"',
      type: 'article',
      structured: [
        { '@type': 'Article', name: '</script>', url: '/makale/kopru-bakimi', sameAs: ['https://x.example/a'] },
      ],
    },
    surroundings,
  );
  expect(html).toContain('<title>Köprü &lt;bakımı&gt;</title>');
  expect(html).toContain('<link rel="canonical" href="https://site.example/makale/kopru-bakimi">');
  expect(html).toContain('<link rel="alternate" hreflang="en" href="https://site.example/en/makale/bridge-care">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://site.example/makale/kopru-bakimi">');
  expect(html).toContain('<meta property="og:image" content="https://site.example/media/a-og-50-50.jpg">');
  expect(html).toContain('<meta property="og:image:type" content="image/jpeg">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="Köprü &quot;A&quot;">');
  expect(html).toContain('<meta property="og:site_name" content="Yücel &amp; Oğulları">');
  expect(html).not.toContain('</script>"');
  expect(html).toContain('"url":"https://site.example/makale/kopru-bakimi","sameAs":["https://x.example/a"]');
});

test.each(['/\\', '//', '/\t/', '/ yol'])('a title like %j is not treated as a URL', (name) => {
  const html = headHtml({ title: name, description: '', canonical: '/a', structured: [{ name }] }, surroundings);
  expect(html).toContain(`{"name":${JSON.stringify(name)}}`);
});

test('a page without a canonical URL is not indexed and has no Open Graph tags', () => {
  const html = headHtml({ title: 'Yok', description: '', canonical: null }, surroundings);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('og:');
});

test('structured data has no empty parts, and no block when nothing else is in it', () => {
  const structured = [
    { '@type': 'WebSite', name: '' },
    { '@type': 'Organization', name: 'Firma', telephone: [], logo: { '@type': 'ImageObject', url: '' }, email: null },
  ];
  const html = headHtml({ title: 'a', description: '', canonical: '/a', structured }, surroundings);
  expect(html.match(/application\/ld\+json/g)).toHaveLength(1);
  expect(html).toContain('>{"@type":"Organization","name":"Firma"}</script>');
});

test('a page without its own description has no empty description tag', () => {
  const html = headHtml({ title: 'Boş', description: '', canonical: '/a' }, surroundings);
  expect(html).not.toContain('description');
});

test('policies never allow inline scripts, and allow a nonce only in the panel', () => {
  for (const policy of [publicPolicy(['sha256-x']), signInPolicy(['sha256-x']), panelPolicy('n')]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
  }
  expect(publicPolicy(['sha256-x'])).not.toContain('nonce');
  expect(panelPolicy('n')).toContain("style-src 'self' 'nonce-n'");
  expect(signInPolicy(['sha256-x'])).toContain("require-trusted-types-for 'script'");
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.9', 'gzip'],
  ['*', 'br'],
])('the body for Accept-Encoding %s is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('every device preloads the fonts', () => {
  const release = (base: string, files: object) => ({ base, descriptor: { files } }) as unknown as StoredRelease;
  const shell = release('/shell/', { 'shell.js': '', 'sans.woff2': '' });
  const preloads = (look: Pick<DocumentLook, 'fonts'> | null) => pageFontPreloads(shell, look as DocumentLook | null);
  const link = (rest: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous"${rest}>`;

  test('of the chosen look, and of the shell for a release without looks', () => {
    expect(preloads({ fonts: ['/remote/serif.woff2'] })).toBe(link(' href="/remote/serif.woff2"'));
    expect(preloads({ fonts: [] })).toBe('');
    expect(preloads(null)).toBe(link(' href="/shell/sans.woff2"'));
  });

  test('in the panel after its scripts', () => {
    expect(panelFontPreloads(shell)).toBe(link(' fetchpriority="low" href="/shell/sans.woff2"'));
  });
});
