import type { Site } from './site.ts';

export interface PublicAddress {
  name: string;
  path: string;
}

/** Returns the public pages that have a budget; the article is the newest one. */
export async function publicAddresses({ address }: Site): Promise<PublicAddress[]> {
  const answer = await fetch(`${address}/api/pages/blog`);
  const { data } = (await answer.json()) as { data: { seo_name: string }[] };
  return [
    { name: 'home', path: '/' },
    { name: 'article list', path: '/makaleler' },
    { name: 'article', path: `/makale/${data[0]?.seo_name ?? ''}` },
    { name: 'contact', path: '/iletisim' },
  ];
}

/** Returns one page of each kind: the first one of the sitemap with each first path segment. */
export async function allPublicAddresses({ address }: Site): Promise<PublicAddress[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const byKind = Map.groupBy(paths, (path) => path.split('/')[1]);
  return [...byKind.values()].flatMap(([path]) => (path === undefined ? [] : [{ name: path, path }]));
}
