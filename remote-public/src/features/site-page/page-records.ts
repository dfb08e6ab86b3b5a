import type { DocumentList } from '@vitrin/shared-contracts/documents';
import type { OpeningList } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import type { PageRecords, PageSection } from '@vitrin/shared-contracts/site-pages';
import { readNotice } from '../../shared/form/read-notice.ts';
import type { SiteContext } from '../../shared/site-context.ts';

type Reads = Pick<SiteContext, 'read' | 'readOnce'>;

/** What a kind of section shows besides its own values: the name in the records of a page, and how it is read. */
interface Source {
  name: keyof PageRecords;
  read: (site: Reads) => Promise<unknown>;
}

function list(name: keyof PageRecords, call: string, most?: number): Source {
  return { name, read: async ({ read }) => (await read<unknown[]>(call)).data.slice(0, most) };
}

const contact = list('contact', api.contactInformation);

const sources: Readonly<Record<string, Source>> = {
  articles: list('articles', `${api.articles}?page=1`, 4),
  certificates: list('certificates', api.certificates),
  projects: list('projects', `${api.projects}?page=1`, 6),
  documents: {
    name: 'documents',
    read: async ({ read }) => (await read<DocumentList>(api.documents)).data.documents,
  },
  openings: {
    name: 'openings',
    read: async ({ read }) => (await read<OpeningList>(api.openings)).data.openings,
  },
  products: list('products', api.searchProducts, 12),
  team: list('people', api.people),
  'contact-card': contact,
  map: contact,
  'opening-hours': contact,
  form: { name: 'notice', read: readNotice },
};

interface WithSections {
  sections: readonly PageSection[];
  records: PageRecords;
}

/** Returns a page with the records that its sections show and that it does not have yet, each list read once. */
export async function withRecords<Page extends WithSections>(site: Reads, page: Page): Promise<Page> {
  const wanted = new Map(
    page.sections.flatMap(({ kind }) => sources[kind] ?? []).map((source) => [source.name, source]),
  );
  const missing = [...wanted.values()].filter(({ name }) => page.records[name] === undefined);
  const found = await Promise.all(missing.map(async ({ name, read }) => [name, await read(site)]));
  return { ...page, records: { ...page.records, ...(Object.fromEntries(found) as PageRecords) } };
}
