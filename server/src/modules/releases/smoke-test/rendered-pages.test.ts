import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { ApiFailure } from '@vitrin/shared-contracts/remote-app';
import { storedServerBundle } from '../../../testing/malicious-release.ts';
import type { StoredRelease } from '../../../releases/serving/registry.ts';
import { createRenderedPages } from './rendered-pages.ts';

const SHELL = `exports.shared = {};
exports.render = async (app, request, read) => {
  const html = await app.page(request, read);
  return html === null
    ? { kind: 'redirect', status: 302, location: '/404' }
    : { kind: 'page', status: 200, head: null, hydration: { loaderData: {} }, routes: [], html };
};`;
const text = (letters: number) => `<p>${'a'.repeat(letters)}</p>`;
const bundle = (page: string) => `exports.default = { page: async ({ url, segment }, read) => (${page}) };`;

let folder: string;
let shell: StoredRelease;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-pages-'));
  shell = storedServerBundle(folder, 'shell', SHELL);
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Site {
  unit: Unit;
  live: string;
  next: string;
  isAway?: boolean;
}

/** A site with a live release and another stored one; `live` and `next` are what they render for a request. */
function siteWith({ unit, live, next, isAway = false }: Site) {
  const [before, after] = [live, next].map((page) => storedServerBundle(folder, unit, bundle(page))) as [
    StoredRelease,
    StoredRelease,
  ];
  let started = 0;
  const pages = createRenderedPages({
    registry: {
      live: (name) => (name === 'shell' ? shell : before),
      async find(_unit, id) {
        started += 1;
        return id === before.descriptor.id ? before : after;
      },
      addedRemotes: () => [{ name: 'remote_deneme', segment: 'denemeler', title: 'Deneme' }],
      refresh: async () => undefined,
    },
    read: async () => {
      if (isAway) throw new ApiFailure(503, 'Veri tabanına ulaşılamıyor');
      return { data: 'veri' as never };
    },
    branding: async () => ({}) as never,
    publicPages: async () => ['/', '/makaleler', '/takvim'],
    listNames: {},
  });
  return { pages, next: { unit, id: after.descriptor.id }, started: () => started };
}

const everywhere = '"x"';
const atName = 'url === "/deneme" ? "x" : null';
const atSegment = 'url === `/${segment}` ? "x" : null';

test('a release of an additional remote needs a page at the address that the site gives it', async () => {
  const named = siteWith({ unit: 'remote_deneme', live: everywhere, next: atName });
  expect(await named.pages.addressProblem(named.next)).toMatch(/\(\/denemeler\) bu sürümün sayfası yok/);
  expect(await named.pages.addressProblem(named.next, 'deneme')).toBeNull();
  const told = siteWith({ unit: 'remote_deneme', live: everywhere, next: atSegment });
  expect(await told.pages.addressProblem(told.next)).toBeNull();
  expect(await told.pages.addressProblem(told.next, 'firsatlar')).toBeNull();
  expect(told.started()).toBe(2);
  await told.pages.addressProblem(told.next);
  expect(told.started()).toBe(2);
});

test('a release that throws has no page, and one whose data the site cannot read now is not judged', async () => {
  const faulty = siteWith({ unit: 'remote_deneme', live: everywhere, next: '(() => { throw new Error("x"); })()' });
  expect(await faulty.pages.addressProblem(faulty.next)).not.toBeNull();
  const reading = siteWith({ unit: 'remote_deneme', live: everywhere, next: 'await read("/api/x")', isAway: true });
  expect(await reading.pages.addressProblem(reading.next)).toBeNull();
});

test('built-in units have no address of their own', async () => {
  const site = siteWith({ unit: 'remote_public', live: everywhere, next: 'null' });
  expect(await site.pages.addressProblem(site.next)).toBeNull();
});

test('names public pages that a release cannot show', async () => {
  const site = siteWith({ unit: 'remote_public', live: everywhere, next: 'url === "/takvim" ? null : "x"' });
  expect(await site.pages.warnings(site.next)).toEqual(['Bu sürüm sitedeki şu sayfaları gösteremiyor: /takvim.']);
});

test('names pages with far less text than the live release, such as those of an empty component', async () => {
  const next = `url === "/makaleler" ? "<main></main>" : "${text(1500)}"`;
  const site = siteWith({ unit: 'remote_public', live: `"${text(2300)}"`, next });
  expect(await site.pages.warnings(site.next)).toEqual([
    'Şu sayfalarda canlıdakinden çok daha az yazı var: /makaleler (0 harf, canlıda 2.300).',
  ]);
});

test('does not warn of the same pages, of pages with a little less text, or of a page that the live release lacks', async () => {
  const live = `url === "/takvim" ? null : "${text(2000)}"`;
  const site = siteWith({ unit: 'remote_public', live, next: `url === "/takvim" ? null : "${text(1100)}"` });
  expect(await site.pages.warnings(site.next)).toEqual([]);
});
