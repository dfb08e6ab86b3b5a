import { api } from '@vitrin/shared-contracts/paths';
import { previewCookie } from '../testing/preview-cookie.ts';
import { signIn, type Staff } from '../testing/sign-in.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
let site: TestSite;
let staff: Staff;
let renderings: string[];

beforeEach(async () => {
  site = await buildTestSite();
  staff = await signIn(site, 'super_admin');
  site.releases.added = [
    { name: 'remote_kampanya', segment: 'kampanya', title: 'Kampanya' },
    { name: 'remote_kariyer', segment: 'kariyer', title: 'Kariyer' },
  ];
  site.releases.live.remote_kampanya = site.release('remote_kampanya', 'b');
  site.releases.live.remote_kariyer = site.release('remote_kariyer', 'c');
  renderings = [];
  site.render((url) => {
    renderings.push(url);
    return renderedPage(`<p>${url}</p>`);
  });
});
afterEach(() => site.close());

const sectionOf = (remote: string) => ({ id: remote, kind: 'remote', v: 1, values: { remote, section: 'liste' } });

async function addPage(title: string, ...remotes: string[]): Promise<void> {
  const form_data = {
    parent_id: null,
    active: 1,
    sections: remotes.map(sectionOf),
    translations: { tr: { title, seo_name: '', summary: '', texts: {} } },
  };
  expect((await staff.call({ method: 'POST', url: api.adminSitePages, form: { form_data } })).status).toBe(200);
}

const visit = (url: string, headers = {}) => site.visit(url, { ...AGENT, ...headers });

/** Returns the pages that are rendered again for requests of these. */
async function renderedAgain(...urls: string[]): Promise<string[]> {
  renderings = [];
  for (const url of urls) await (await visit(url)).text();
  return renderings;
}

test('a new release of a remote makes exactly the pages again that show a section of it', async () => {
  await addPage('Hakkında');
  await addPage('Fırsatlar', 'remote_kampanya');
  await addPage('Ekip', 'remote_kariyer');
  const all = ['/hakkinda', '/firsatlar', '/ekip'];
  expect(await renderedAgain(...all)).toEqual(all);
  expect(await renderedAgain(...all)).toEqual([]);
  site.releases.live.remote_kampanya = site.release('remote_kampanya', 'd');
  expect(await renderedAgain(...all)).toEqual(['/firsatlar']);
});

test('a section that is added to a page or taken from it changes what its document depends on', async () => {
  const sections = async (remotes: string[]) => {
    const page = '/api/admin/page-sections';
    const { version } = (await staff.call({ url: `${page}/home` })).body.data as { version: number };
    const form_data = { page: 'home', version, sections: remotes.map(sectionOf), translations: { tr: { texts: {} } } };
    const { status } = await staff.call({ url: page, form: { _method: 'PUT', form_data } });
    expect(status).toBe(200);
  };
  const canary = { release: site.release('remote_kampanya', 'd'), percent: 50 };
  const hasGroup = async () => (await visit('/')).headers.get('set-cookie') !== null;
  site.releases.candidates = { remote_kampanya: canary };
  expect(await hasGroup()).toBe(false);
  await sections(['remote_kampanya']);
  expect(await hasGroup()).toBe(true);
  await sections([]);
  expect(await hasGroup()).toBe(false);
});

test('the canary of a section has a document of its own, for the group that gets it', async () => {
  await addPage('Fırsatlar', 'remote_kampanya', 'remote_kariyer');
  site.releases.candidates = {
    remote_kampanya: { release: site.release('remote_kampanya', 'd'), percent: 10 },
    remote_kariyer: { release: site.release('remote_kariyer', 'e'), percent: 30 },
  };
  for (const group of [0, 9, 10, 29, 30, 99]) await (await visit('/firsatlar', { cookie: `_group=${group}` })).text();
  expect(renderings).toHaveLength(3);
});

test('a preview of a section is shown with a badge, and is not cached', async () => {
  await addPage('Fırsatlar', 'remote_kampanya');
  const previewed = site.release('remote_kampanya', 'd');
  site.releases.stored = [previewed];
  const { unit, id } = previewed.descriptor;
  const cookie = await previewCookie(site.services.config, { unit, id, person: staff.userId });
  const first = await visit('/firsatlar', { cookie });
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(await first.text()).toContain('Önizleme: <b>Kampanya</b> · sürüm <code>dddddddd</code> (derleme');
  await (await visit('/firsatlar', { cookie })).text();
  expect(renderings).toHaveLength(2);
  // Other pages show nothing of it.
  expect((await visit('/', { cookie })).headers.get('cache-control')).toBe('private, no-cache');
});

test('a previewed section that cannot be shown is named in the badge', async () => {
  await addPage('Fırsatlar', 'remote_kampanya');
  delete site.releases.live.remote_kampanya;
  const cookie = await previewCookie(site.services.config, {
    unit: 'remote_kampanya',
    id: 'd'.repeat(16),
    person: staff.userId,
  });
  expect(await (await visit('/firsatlar', { cookie })).text()).toContain(
    '<code>dddddddd</code> açılmadı; bölümün yerinde yedek metni gösteriliyor.',
  );
});
