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

/** Returns all kinds of public pages. The page of an unknown address is left out: Lighthouse takes its status 404 as an error. */
export async function allPublicAddresses(site: Site): Promise<PublicAddress[]> {
  const answer = await fetch(`${site.address}/api/pages/contracts`);
  const { data } = (await answer.json()) as { data: { seo_name: string | null; seo_name_tr: string }[] };
  const [contract] = data;
  return [
    ...(await publicAddresses(site)),
    { name: 'biography', path: '/biyografi' },
    { name: 'contract', path: `/sozlesme/${contract?.seo_name ?? contract?.seo_name_tr ?? ''}` },
  ];
}
