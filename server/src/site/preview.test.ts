import { createHash } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { insertUser } from '../platform/auth/users.repository.ts';
import { previewCookie } from '../testing/preview-cookie.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let seen: StoredRelease;
let person: number;

beforeEach(async () => {
  site = await buildTestSite();
  seen = site.release('remote_public', 'a');
  site.releases.stored = [seen, site.release('remote_auth', 'b'), site.release('remote_admin', 'c')];
  site.render((url, { descriptor }) => renderedPage(`<p>${url} ${descriptor.id}</p>`));
  person = await staff('super_admin');
});
afterEach(() => site.close());

const staff = (role_group: RoleGroup) =>
  insertUser(site.services.db, {
    name: 'Ayşe',
    email: `${role_group}@vitrin.localhost`,
    role_group,
    password_hash: '',
  });

const cookieOf = ({ descriptor: { unit, id } }: StoredRelease, who = person) =>
  previewCookie(site.services.config, { unit, id, person: who });

async function openDocument(url: string, cookie: string): Promise<{ headers: Headers; html: string }> {
  const headers = { cookie, 'user-agent': 'Firefox' };
  if (/^\/(?:giris-yap|admin)/.test(url)) return site.open(url, headers);
  const response = await site.visit(url, headers);
  return { headers: response.headers, html: await response.text() };
}

test.each([
  ['/iletisim', 'Site'],
  ['/giris-yap', 'Giriş'],
  ['/admin/dashboard', 'Yönetim Paneli'],
])('%s of a previewed release shows the badge outside the root and is never cached', async (url, title) => {
  const release = site.releases.stored.find(({ descriptor }) => title === titles[descriptor.unit]) as StoredRelease;
  const { headers, html } = await openDocument(url, await cookieOf(release));
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(html).toContain(`"id":"${release.descriptor.id}"`);
  expect(html).toContain('"choice":"preview"');
  const short = release.descriptor.id.slice(0, 8);
  expect(html).toContain(`Önizleme: <b>${title}</b> · sürüm <code>${short}</code> (derleme 21 Kasım 12:30)`);
  expect(html).toContain(`<form method="post" action="${api.leavePreview}"><button>Önizlemeden çık</button></form>`);
  const [, root = ''] = /<div id="root">([^]*?)<\/div>/.exec(html) ?? [];
  expect(root).not.toContain('preview');
});

const titles: Readonly<Record<string, string>> = {
  remote_public: 'Site',
  remote_auth: 'Giriş',
  remote_admin: 'Yönetim Paneli',
};

test('the policy allows the badge style by hash, in the panel by nonce', async () => {
  for (const url of ['/iletisim', '/giris-yap']) {
    const { headers, html } = await openDocument(url, await cookieOf(url === '/iletisim' ? seen : kept('remote_auth')));
    const css = /<style data-href="">(#preview[^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  }
  const { html } = await openDocument('/admin', await cookieOf(kept('remote_admin')));
  expect(html).toMatch(/<style nonce="[^"]+">[^<]*#preview\{/);
});

const kept = (unit: string) => site.releases.stored.find(({ descriptor }) => descriptor.unit === unit) as StoredRelease;

test('regular pages are unchanged, from memory and next to a preview', async () => {
  const cookie = await cookieOf(seen);
  await openDocument('/iletisim', cookie);
  const plain = await openDocument('/iletisim', '');
  expect(plain.html).toContain(`<p>/iletisim ${'1'.repeat(16)}</p>`);
  expect(plain.html).not.toContain('preview');
  expect(plain.headers.get('cache-control')).toBe('private, no-cache');
  expect((await openDocument('/iletisim', cookie)).html).toContain(`<p>/iletisim ${seen.descriptor.id}</p>`);
});

test('a user without the right to preview gets the regular page', async () => {
  const plain = (cookie: string) => openDocument('/iletisim', cookie).then(({ html }) => !html.includes('Önizleme'));
  expect(await plain(await cookieOf(seen, await staff('editor')))).toBe(true);
  expect(await plain(await cookieOf(seen, 4711))).toBe(true);
  expect(await plain((await cookieOf(seen)).slice(0, -3))).toBe(true);
  expect(await plain(await cookieOf(seen))).toBe(false);
  await site.services.db.updateTable('users').set({ active: 0 }).where('id', '=', person).execute();
  expect(await plain(await cookieOf(seen))).toBe(true);
});

test('a failed previewed release falls back to the live one, and the badge shows it', async () => {
  const result = '<code>aaaaaaaa</code> açılmadı; canlıdaki sürüm gösteriliyor.';
  const cookie = await cookieOf(seen);
  const avoided = await openDocument('/iletisim', `${cookie}; _avoid=remote_public.${seen.descriptor.id}`);
  expect(avoided.html).toContain(result);
  expect(avoided.html).toContain('"choice":"fallback"');
  site.render((url, release) => (release === seen ? null : renderedPage(`<p>${url} ${release.descriptor.id}</p>`)));
  const failed = await openDocument('/iletisim', cookie);
  expect(failed.html).toContain(result);
  expect(failed.html).toContain(`<p>/iletisim ${'1'.repeat(16)}</p>`);
  site.releases.stored = [];
  const lost = await openDocument(
    '/iletisim',
    await previewCookie(site.services.config, { unit: 'remote_public', id: 'd'.repeat(16), person }),
  );
  expect(lost.html).toContain('<code>dddddddd</code> açılmadı');
});

test('texts of a team cannot break out of the badge', async () => {
  const added = site.release('remote_campaign', 'e');
  site.releases.added = [{ name: 'remote_campaign', segment: 'kampanya', title: '<b onclick="x">Kampanya' }];
  site.releases.stored = [added];
  const { html } = await openDocument('/kampanya', await cookieOf(added));
  expect(html).toContain('Önizleme: <b>&lt;b onclick=&quot;x&quot;&gt;Kampanya</b>');
});

test('the button ends the preview and returns to the page, without JavaScript', async () => {
  const cookie = await cookieOf(seen);
  const left = await site.post(api.leavePreview, { cookie, referer: `${site.origin}/makaleler?sayfa=2` });
  expect([left.status, left.headers.get('location')]).toEqual([303, '/makaleler?sayfa=2']);
  expect(left.headers.get('set-cookie')).toMatch(/^vitrin-preview=;.*Path=\/;.*HttpOnly/);
});

test.each([
  ['https://elsewhere.example/a', '/'],
  ['not an address', '/'],
  ['', '/'],
])('from the referrer %j the button redirects to %s', async (referer, location) => {
  expect((await site.post(api.leavePreview, referer ? { referer } : {})).headers.get('location')).toBe(location);
});

test('the button never redirects to a path that would name another host', async () => {
  const left = await site.post(api.leavePreview, { referer: `${site.origin}//elsewhere.example/` });
  expect(left.headers.get('location')).toBe('/');
});

test('another site cannot end the preview', async () => {
  const refused = await site.post(api.leavePreview, { origin: 'https://elsewhere.example' });
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
  expect((await site.post(api.leavePreview, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
