import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BootSection, RenderedSections } from '@vitrin/shared-contracts/boot';
import { api } from '@vitrin/shared-contracts/paths';
import { declareSection, remoteField } from '@vitrin/shared-contracts/section-declaration';
import { keyedPlaces } from '../../modules/releases/sections/switched-off-places.service.ts';
import { raiseContentVersion } from '../../platform/database/content-version.ts';
import { buildPreviewSite, type PreviewSite } from '../../testing/preview-site.ts';
import { renderedPage } from '../../testing/test-site.ts';
import type { PartRequest } from './part-renderer.ts';

const CSS = '.Xk{color:red}';
const calculator = {
  ...declareSection({
    title: 'Kredi hesaplama',
    sentence: 'Taksitleri hesaplar.',
    drawing: [],
    shared: { months: remoteField.choice({ m12: '12 ay', m24: '24 ay' }, { label: 'Vade' }) },
    texts: { title: remoteField.text({ label: 'Başlık', max: 60 }) },
    fallback: { tr: 'Hesaplama şu anda <açılmıyor>.', en: 'Not available.' },
    heights: { narrow: 300, wide: 200 },
    example: {},
  }),
  scripts: ['section-hesap.js'],
  styles: ['section-hesap.css'],
};

let site: PreviewSite;
let requests: PartRequest[];

beforeEach(async () => {
  site = await buildPreviewSite();
  const remote = site.release('remote_kredi', 'c');
  remote.descriptor.sections = { hesap: calculator };
  remote.descriptor.files = { 'section-hesap.js': 'sha384-js', 'section-hesap.css': 'sha384-css' };
  mkdirSync(remote.folder, { recursive: true });
  writeFileSync(path.join(remote.folder, 'section-hesap.css'), CSS);
  site.releases.live.remote_kredi = remote;
  const { shell } = site.releases.live;
  if (shell) Object.assign(shell.descriptor, { renders_sections: true, fetches_hydration: true });
  site.render(() => renderedPage('<h1>Sayfa</h1><div data-section="k1"></div><p>Sonra</p>'));
  requests = [];
  site.renderParts(async (request) => {
    requests.push(request);
    return { html: `<p>${String(request.values['title'])}</p>`, data: [1], reads: [] };
  });
});
afterEach(() => site.close());

const placed = {
  id: 'k1',
  kind: 'remote',
  v: 1,
  values: { remote: 'remote_kredi', section: 'hesap', values: { months: 'm24' } },
};

function pageOf(sections: readonly object[] = [placed]) {
  const texts = { k1: { title: 'Taksitiniz' } };
  return {
    parent_id: null,
    active: 1,
    sections,
    translations: { tr: { title: 'Kredi', seo_name: '', summary: '', texts } },
  };
}

async function addPage(sections?: readonly object[]): Promise<void> {
  const form_data = pageOf(sections);
  expect((await site.staff.call({ method: 'POST', url: api.adminSitePages, form: { form_data } })).status).toBe(200);
}

async function visit(url = '/kredi') {
  const response = await site.visit(url);
  const html = await response.text();
  const [, json = '{}'] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html) ?? [];
  const { sections = [] } = JSON.parse(json) as { sections?: BootSection[] };
  return { headers: response.headers, html, sections };
}

/** Keys of what pages have stored, which reports are compared with. */
async function storedKeys(): Promise<string[]> {
  return (await keyedPlaces(site.services.db, 'remote_kredi')).flatMap(({ keys }) => [...keys]);
}

test('a page shows the section of a remote in its place, with its own release, styles and hydration data', async () => {
  await addPage();
  const { html, headers, sections } = await visit();
  expect(html).toContain('<h1>Sayfa</h1><div data-section="k1"><p>Taksitiniz</p></div><p>Sonra</p>');
  expect(html).toContain(`<style data-href="section-hesap.css">${CSS}</style>`);
  expect(headers.get('content-security-policy')).toMatch(/style-src [^;]*'sha256-/);
  expect(requests).toMatchObject([
    {
      name: 'hesap',
      id: 'k1',
      heading: 2,
      values: { months: 'm24', title: 'Taksitiniz' },
      pageUrl: '/kredi',
      language: { abbr: 'tr' },
    },
  ]);
  expect(sections).toMatchObject([
    {
      id: 'k1',
      heading: 2,
      name: 'hesap',
      choice: 'live',
      hydration: null,
      release: { remote: 'remote_kredi', id: 'c'.repeat(16) },
    },
  ]);
  const data = await site.visit(String(sections[0]?.hydration_address));
  expect(await data.json()).toEqual({ values: { months: 'm24', title: 'Taksitiniz' }, data: [1] });
});

test('a section that cannot be rendered leaves its text, and the page is the same but for the place', async () => {
  await addPage();
  site.renderParts(async () => null);
  const { html, headers, sections } = await visit();
  const text = '<p data-fallback lang="tr">Hesaplama şu anda &lt;açılmıyor&gt;.</p>';
  expect(html).toContain(`<h1>Sayfa</h1><div data-section="k1">${text}</div><p>Sonra</p>`);
  expect(html).not.toContain(CSS);
  expect([sections, headers.get('cdn-cache-control')]).toEqual([[], null]);
});

test('a section that is too slow leaves its text now, and is shown when it is ready', async () => {
  await addPage();
  const { promise, resolve } = Promise.withResolvers<{ html: string; data: null; reads: [] }>();
  site.renderParts(() => promise);
  expect((await visit()).html).toContain('data-fallback');
  resolve({ html: '<p>geç</p>', data: null, reads: [] });
  site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
  expect((await visit()).html).toContain('<p>geç</p>');
});

test('a place that is switched off shows its text, until the release or the values change', async () => {
  await addPage();
  const before = await visit();
  const [{ place = '' } = {}] = before.sections;
  expect(await storedKeys()).toContain(place);
  const { remote_kredi: live } = site.releases.live;
  if (!live) throw new Error('no release');
  site.releases.live.remote_kredi = { ...live, switchedOff: [place] };
  requests = [];
  const { html, sections } = await visit();
  expect(html).toContain('<div data-section="k1"><p data-fallback lang="tr">');
  expect([sections, requests]).toEqual([[], []]);
  // Kept like any other page: nothing about it changes by itself.
  const rendering = jest.fn(() => renderedPage('<p>Yeni</p>'));
  site.render(rendering);
  expect((await visit()).html).toBe(html);
  expect(rendering).not.toHaveBeenCalled();

  site.releases.live.remote_kredi = { ...live, switchedOff: ['other-other-oth'] };
  site.render(() => renderedPage('<div data-section="k1"></div>'));
  expect((await visit()).html).toContain('<p>Taksitiniz</p>');
});

test('the browser gets the sections of a page that it navigates to', async () => {
  await addPage();
  const response = await site.visit(api.sections('/kredi'));
  const rendered = (await response.json()) as RenderedSections;
  expect(rendered).toMatchObject({
    html: { k1: '<p>Taksitiniz</p>' },
    styles: ['section-hesap.css'],
    sections: [{ id: 'k1' }],
  });
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const others = await Promise.all([
    site.visit(api.sections('/')),
    site.visit(api.sections('/yok')),
    site.visit(api.sections('//x')),
  ]);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('the home page shows sections too, and those that are off are not rendered', async () => {
  const url = '/api/admin/page-sections';
  const save = async (section: object) => {
    const { version } = (await site.staff.call({ url: `${url}/home` })).body.data as { version: number };
    const translations = { tr: { texts: { k1: { title: 'Anasayfada' } } } };
    const form_data = { page: 'home', version, sections: [section], translations };
    expect((await site.staff.call({ url, form: { _method: 'PUT', form_data } })).status).toBe(200);
  };
  await save(placed);
  const { html, sections } = await visit('/');
  expect(html).toContain('<p>Anasayfada</p>');
  expect(await storedKeys()).toContain(sections[0]?.place);
  await save({ ...placed, off: true });
  expect((await visit('/')).html).toContain('<div data-section="k1"></div>');
});

test.each([
  ['a remote that has no release', () => delete site.releases.live.remote_kredi],
  ['a section that its release does not have', () => delete site.releases.live.remote_kredi?.descriptor.sections],
])('%s leaves an empty place on a page that is cached', async (_case, change) => {
  change();
  await addPage();
  const { html, headers } = await visit();
  expect(html).toContain('<div data-section="k1"></div>');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(requests).toEqual([]);
});

test('an older shell, which renders no sections, shows their texts', async () => {
  delete site.releases.live.shell?.descriptor.renders_sections;
  await addPage();
  expect((await visit()).html).toContain('data-fallback');
  expect(requests).toEqual([]);
});

test('the preview of a page shows its sections with values that are not saved', async () => {
  const { html, status } = await site.preview({ entity: 'site-page', record: null, values: pageOf() });
  expect(status).toBe(200);
  expect(html).toContain('<div data-section="k1"><p>Taksitiniz</p></div>');
  expect(html).toContain(CSS);
});

test('a page shows six sections of remotes at most', async () => {
  const sections = Array.from({ length: 8 }, (_, index) => ({ ...placed, id: `k${index}` }));
  await addPage(sections);
  await visit();
  expect(requests).toHaveLength(6);
});

test('a visit of the page counts for the release of each section too', async () => {
  const { db, releaseHealth, visits } = site.services;
  site.render(() => renderedPage('<div data-section="k1"></div><div data-section="k2"></div>'));
  await addPage([placed, { ...placed, id: 'k2' }]);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
  await (await site.visit('/kredi', { accept: 'text/html', 'user-agent': agent })).text();
  await visits.flush(db);
  await releaseHealth.flush(db);
  const sums = await db.selectFrom('release_health').select(['unit', 'measure', 'count']).orderBy('unit').execute();
  expect(sums).toEqual([
    { unit: 'remote_kredi', measure: 'visit', count: 2 },
    { unit: 'remote_public', measure: 'visit', count: 1 },
  ]);
});
