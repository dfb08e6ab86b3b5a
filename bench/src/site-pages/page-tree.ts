import { rmSync } from 'node:fs';
import { median, percentile, printFigures } from '../figures.ts';
import { startSite, type Site } from '../site.ts';
import { PageCalls } from './page-calls.ts';

/** The branch that is moved has 10 pages with 29 each: 300 descendants. All branches: 1,003 pages in two languages. */
const MOVED = { children: 10, grandchildren: 29 };
const OTHERS = { count: 9, children: 7, grandchildren: 10 };
const LIST_CALLS = 50;
const LANGUAGES = ['', '/en'];

interface Tree {
  /** Paths without language below the moved branch, itself included; the slugs of English end with `-en`. */
  moved: string[];
  branch: number;
  version: number;
  /** Milliseconds of each creation. */
  creations: number[];
}

/** Measures a tree of 1,000 pages: the list, the move of a branch with 300 descendants and its redirects, the sitemap. */
export async function measurePageTree(): Promise<void> {
  const site = await startSite(undefined, { DEMO_CONTENT: '0' });
  try {
    await measure(site);
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
}

async function measure(site: Site): Promise<void> {
  const calls = await PageCalls.open(site.address);
  await calls.addEnglish();
  const tree = await fill(calls);
  const lists: number[] = [];
  for (let call = 0; call < LIST_CALLS; call += 1) lists.push((await calls.list()).ms);
  const moved = await calls.send(tree.branch, { title: 'Hizmetler', slug: 'cozumler', version: tree.version });
  if (moved.status !== 200) throw new Error(`The branch was not moved: ${moved.status} ${moved.body.slice(0, 300)}`);
  const redirected = await countRedirects(site.address, tree.moved);
  const sitemap = await timedSitemap(site.address);
  printFigures('A tree of 1,003 pages in two languages', [
    { what: 'saving a new page, median of the last 100', value: median(tree.creations.slice(-100)), unit: 'ms' },
    { what: 'list in the panel, median', value: median(lists), unit: 'ms' },
    { what: 'list in the panel, 99th percentile', value: percentile(lists, 0.99), unit: 'ms', budget: 50 },
    { what: 'move of a branch with 300 descendants', value: moved.ms, unit: 'ms' },
    { what: 'former addresses', value: tree.moved.length * LANGUAGES.length, unit: '' },
    { what: 'of them redirected to the right address', value: redirected, unit: '' },
    { what: 'sitemap, first request after the move', value: sitemap.ms, unit: 'ms' },
    { what: 'addresses of pages in the sitemap', value: sitemap.addresses, unit: '' },
  ]);
}

async function fill(calls: PageCalls): Promise<Tree> {
  const creations: number[] = [];
  const create = async (slug: string, parent: number | null) => {
    const startedAt = performance.now();
    const page = await calls.create({
      title: `Sayfa ${slug}`,
      slug,
      parent,
      texts: { a1: `${slug} sayfasının metni.` },
    });
    creations.push(performance.now() - startedAt);
    return page;
  };
  const branch = async (slug: string, size: { children: number; grandchildren: number }) => {
    const top = await create(slug, null);
    const paths = [slug];
    for (let child = 1; child <= size.children; child += 1) {
      const { id } = await create(`alt-${child}`, top.id);
      paths.push(`${slug}/alt-${child}`);
      for (let leaf = 1; leaf <= size.grandchildren; leaf += 1) {
        await create(`yaprak-${leaf}`, id);
        paths.push(`${slug}/alt-${child}/yaprak-${leaf}`);
      }
    }
    return { top, paths };
  };
  const { top, paths } = await branch('hizmetler', MOVED);
  for (let other = 1; other <= OTHERS.count; other += 1) await branch(`dal-${other}`, OTHERS);
  return { moved: paths, branch: top.id, version: (await calls.read(top.id)).version, creations };
}

/** Counts the former addresses that answer with a permanent redirect to the address of the same page. */
async function countRedirects(site: string, paths: readonly string[]): Promise<number> {
  let right = 0;
  for (const language of LANGUAGES) {
    for (const path of paths) {
      const former = language === '' ? path : path.replaceAll(/[^/]+/g, '$&-en');
      const current = former.replace('hizmetler', 'cozumler');
      const { status, headers } = await fetch(`${site}${language}/${former}`, { redirect: 'manual' });
      const target = headers.get('location');
      if (status === 301 && target !== null && new URL(target, site).pathname === `${language}/${current}`) right += 1;
    }
  }
  return right;
}

async function timedSitemap(site: string): Promise<{ ms: number; addresses: number }> {
  const startedAt = performance.now();
  const text = await (await fetch(`${site}/sitemap.xml`)).text();
  const ms = performance.now() - startedAt;
  return { ms, addresses: (text.match(/<loc>[^<]*\/(?:cozumler|dal-)/g) ?? []).length };
}
