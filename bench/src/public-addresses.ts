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
