import { api } from '@vitrin/shared-contracts/paths';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let text: string;
beforeEach(async () => {
  site = await buildTestSite();
  text = 'Köprü';
  const { live } = site.releases;
  if (live.shell) live.shell.descriptor.fetches_hydration = true;
  site.render(
    (url) => ({ ...renderedPage(`<p>${url} ${text}</p>`), hydration: { loaderData: { page: text } } }) as never,
  );
});
afterEach(() => site.close());

async function addressIn(url: string): Promise<string> {
  const html = await (await site.visit(url)).text();
  expect(html).not.toContain('"loaderData"');
  const [, address = ''] = /"hydration_address":"([^"]+)"/.exec(html) ?? [];
  return address;
}

it('the route data of a page has an address of its own that never changes', async () => {
  const address = await addressIn('/makaleler?sayfa=2');
  expect(address).toMatch(/^\/api\/hydration\/[\w-]{16}\/makaleler\?sayfa=2$/);
  const response = await site.visit(address);
  expect(await response.json()).toEqual({ loaderData: { page: 'Köprü' } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('is gone when the page has changed, and never in a cache then', async () => {
  const address = await addressIn('/');
  text = 'Baraj';
  site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
  const gone = await site.visit(address);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await site.visit(await addressIn('/'))).status).toBe(200);
});

it('stays in the document for an older shell, and for pages that are not cached', async () => {
  expect(await (await site.visit('/?ara=x')).text()).not.toContain('hydration_address');
  expect(await (await site.visit('/makaleler?ara=zemin')).text()).toContain('"loaderData"');
  const { live } = site.releases;
  if (live.shell) live.shell.descriptor.fetches_hydration = false;
  site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
  expect(await (await site.visit('/')).text()).toContain('"loaderData"');
});

it.each([api.hydration('kisa', '/'), api.hydration('a'.repeat(16), '/admin'), api.hydration('a'.repeat(16), '//x')])(
  '%s does not exist',
  async (address) => {
    expect((await site.visit(address)).status).toBe(404);
  },
);
