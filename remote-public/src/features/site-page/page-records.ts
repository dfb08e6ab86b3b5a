import { api } from '@vitrin/shared-contracts/paths';
import type { PageRecords, SitePage } from '@vitrin/shared-contracts/site-pages';
import type { SiteContext } from '../../shared/site-context.ts';

/** Records of the site that a kind of section shows: where they are read, and how many are shown. */
const sources: Readonly<Record<string, { name: keyof PageRecords; call: string; most?: number }>> = {
  articles: { name: 'articles', call: `${api.articles}?page=1`, most: 4 },
  certificates: { name: 'certificates', call: api.certificates },
  products: { name: 'products', call: api.searchProducts, most: 12 },
  'contact-card': { name: 'contact', call: api.contactInformation },
};

/** Returns a page with the records that its sections show and that it does not have yet, each list read once. */
export async function withRecords({ read }: Pick<SiteContext, 'read'>, page: SitePage): Promise<SitePage> {
  const kinds = [...new Set(page.sections.map(({ kind }) => kind))];
  const missing = kinds.flatMap((kind) => {
    const source = sources[kind];
    return source && page.records[source.name] === undefined ? [source] : [];
  });
  const found = await Promise.all(
    missing.map(async ({ name, call, most }) => [name, (await read<unknown[]>(call)).data.slice(0, most)]),
  );
  return { ...page, records: { ...page.records, ...(Object.fromEntries(found) as PageRecords) } };
}
