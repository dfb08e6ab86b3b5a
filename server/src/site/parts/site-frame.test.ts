import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BootSection } from '@vitrin/shared-contracts/boot';
import { api } from '@vitrin/shared-contracts/paths';
import { declareSection } from '@vitrin/shared-contracts/section-declaration';
import { buildPreviewSite, type PreviewSite } from '../../testing/preview-site.ts';
import { signIn } from '../../testing/sign-in.ts';
import { renderedPage } from '../../testing/test-site.ts';
import type { PartRequest } from './part-renderer.ts';

const PAGE = '<div data-section="site-header"></div><main>Kampanya</main><div data-section="site-footer"></div>';
const files = {
  'site.css': '.frame{}',
  'matbaa.site.css': '.frame{order:1}',
  'matbaa.app.css': '',
  'matbaa.tokens.css': ':root{--serif:url(serif.woff2)}',
  'serif.woff2': '',
};
const part = {
  ...declareSection({
    title: 'Üst bölüm',
    sentence: 'Logo ve menü.',
    drawing: [],
    shared: {},
    texts: {},
    fallback: { tr: '' },
    heights: { narrow: 64, wide: 64 },
    example: {},
  }),
  scripts: [],
  styles: ['site.css'],
};

const branding = {
  companyName: 'Örnek',
  mainColor: '#803000',
  secondColor: '#005080',
  mainLogoPath: '',
  secondLogoPath: '',
  favIcoLogoPath: '/media/brand/favicon.svg',
  projectCompanyName: 'Örnek A.Ş.',
  projectCompanyUrl: 'https://ornek.example',
};

let site: PreviewSite;
let requests: PartRequest[];

beforeEach(async () => {
  site = await buildPreviewSite();
  site.releases.added = [{ name: 'remote_campaign', segment: 'kampanya', title: 'Kampanya' }];
  site.releases.live.remote_campaign = site.release('remote_campaign', 'e');
  const { shell, remote_public: own } = site.releases.live;
  if (shell) Object.assign(shell.descriptor, { renders_sections: true });
  if (!own) throw new Error('The test site has no public remote');
  const hashes = Object.fromEntries(Object.keys(files).map((file) => [file, 'sha384-x']));
  Object.assign(own.descriptor, {
    sections: { 'site-header': part, 'site-footer': part },
    looks: ['duru', 'matbaa'],
    styles: ['app.css'],
    files: { ...own.descriptor.files, ...hashes },
  });
  mkdirSync(own.folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(own.folder, file), content);
  site.render((_url, { descriptor }) =>
    renderedPage(descriptor.unit === 'remote_campaign' ? PAGE : '<main>Site</main>'),
  );
  requests = [];
  site.renderParts(async (request) => {
    requests.push(request);
    return { html: `<p>${request.name}</p>`, data: null, reads: [] };
  });
});
afterEach(() => site.close());

async function visit(url: string) {
  const html = await (await site.visit(url)).text();
  const [, json = '{}'] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html) ?? [];
  const { sections = [] } = JSON.parse(json) as { sections?: BootSection[] };
  return { html, sections };
}

test('a page of an additional remote has header and footer of the site, from the live release of the public remote', async () => {
  const { html, sections } = await visit('/kampanya/bahar');
  expect(html).toContain(
    '<div data-section="site-header"><p>site-header</p></div><main>Kampanya</main><div data-section="site-footer"><p>site-footer</p></div>',
  );
  expect(requests).toMatchObject([
    { name: 'site-header', id: 'site-header', pageUrl: '/kampanya/bahar', values: {} },
    { name: 'site-footer' },
  ]);
  expect(sections.map(({ id, release }) => `${id} ${release.remote}`)).toEqual([
    'site-header remote_public',
    'site-footer remote_public',
  ]);
});

test('they are shown in the look of the site', async () => {
  const admin = await signIn(site, 'admin');
  const form = { _method: 'PUT', ...branding, look: 'matbaa' };
  expect((await admin.call({ method: 'POST', url: api.adminBranding, form })).status).toBe(200);
  const { html } = await visit('/kampanya');
  expect(html).toContain('data-look="matbaa"');
  expect(html).toContain('.frame{order:1}');
  expect(html).toContain('--serif');
  expect(html).toMatch(/<link rel="preload" as="font"[^>]*serif\.woff2/);
});

test('pages of the site and of a remote with its own header have none', async () => {
  expect((await visit('/')).sections).toEqual([]);
  site.render(() => renderedPage('<header>Kendi</header>'));
  const { html, sections } = await visit('/kampanya');
  expect([sections, html.includes('.frame{')]).toEqual([[], false]);
});

test.each([
  ['fails', () => site.renderParts(async () => null)],
  ['is in no release', () => delete site.releases.live.remote_public?.descriptor.sections],
])('links to the pages of the site stand in for a part that %s', async (_case, arrange) => {
  arrange();
  const { html } = await visit('/kampanya');
  const [header = ''] = /<header>.*<\/header>/.exec(html) ?? [];
  expect(Array.from(header.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual([
    '/',
    '/biyografi',
    '/makaleler',
    '/iletisim',
  ]);
  expect(html).toContain('</header></div><main>Kampanya</main><div data-section="site-footer"><footer>');
  expect(html).toContain('nav[data-fallback]{');
});
