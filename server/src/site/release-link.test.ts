import { contentPreviewPaths } from '@vitrin/shared-contracts/paths';
import { insertLink, revokeLink } from '../releases/stored/release-links.repository.ts';
import { linkToken } from '../releases/serving/link-token.ts';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let shown: StoredRelease;

beforeAll(async () => {
  site = await buildTestSite();
  shown = site.release('remote_public', 'a');
  site.releases.stored = [shown];
  site.render((url, { descriptor }) => renderedPage(`<p>${url} ${descriptor.id}</p>`));
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
const link = async (expiresAt: Date | null = new Date(Date.now() + DAY_MS)) => {
  const { id: releaseId } = shown.descriptor;
  const { id } = await insertLink(site.services.db, {
    unit: 'remote_public',
    releaseId,
    createdBy: 'Hat',
    createdByUser: null,
    expiresAt,
  });
  return { id, token: linkToken(site.services.config, { link: id, unit: 'remote_public', id: releaseId }) };
};
const follow = (token: string) => site.visit(contentPreviewPaths.releaseLink(token), { 'user-agent': 'Firefox' });
const open = async (cookie: string, url = '/iletisim') => {
  const response = await site.visit(url, { cookie, 'user-agent': 'Firefox' });
  return { headers: response.headers, html: await response.text() };
};
const cookieFrom = (response: Response) =>
  /vitrin-release-link=[^;]+/.exec(response.headers.getSetCookie().join('\n'))?.[0] ?? '';

test('a reader with the link sees the site with that release, with the badge, uncached and not indexed', async () => {
  const response = await follow((await link()).token);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const cookie = cookieFrom(response);
  const { headers, html } = await open(cookie);
  expect(html).toContain(`<p>/iletisim ${shown.descriptor.id}</p>`);
  expect(html).toContain('"choice":"preview"');
  expect(html).toContain(`Önizleme: <b>Site</b> · sürüm <code>${shown.descriptor.id.slice(0, 8)}</code>`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  // Everybody else gets the live release, also after this page.
  expect((await open('')).html).not.toContain(shown.descriptor.id);
});

test('a revoked or expired link shows nothing any more, also where it was opened before', async () => {
  const { id, token } = await link();
  const cookie = cookieFrom(await follow(token));
  await revokeLink(site.services.db, id);
  expect((await open(cookie)).html).not.toContain(shown.descriptor.id);
  const gone = await follow(token);
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('artık geçerli değil')]);
  expect((await follow((await link(new Date(Date.now() - 1_000))).token)).status).toBe(404);
  expect((await follow((await link(null)).token)).status).toBe(303);
});

test('a forged link, or one for another release than its row, shows nothing', async () => {
  const { id, token } = await link();
  expect((await follow(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
  expect((await follow('x')).status).toBe(404);
  const other = linkToken(site.services.config, { link: id, unit: 'remote_public', id: 'b'.repeat(16) });
  expect((await follow(other)).status).toBe(404);
  const cookie = `vitrin-release-link=${other}`;
  expect((await open(cookie)).html).not.toContain('bbbbbbbb');
});
