import type { DocumentList } from '@vitrin/shared-contracts/documents';
import type { OpeningList } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import type { PageRecords, PageSection } from '@vitrin/shared-contracts/site-pages';
import { readNotice } from '../../shared/form/read-notice.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import { isChoice } from './is-choice.ts';

type Reads = Pick<SiteContext, 'read' | 'readOnce'>;

/** What a kind of section shows besides its own values: the name in the records of a page, and how it is read. */
interface Source {
  name: keyof PageRecords;
  read: (site: Reads) => Promise<unknown>;
}

function list(name: keyof PageRecords, call: string, most?: number, params: Params = {}): Source {
  return { name, read: async ({ read }) => (await read<unknown[]>(call, params)).data.slice(0, most) };
}

const contact = list('contact', api.contactInformation);

const sources: Readonly<Record<string, Source>> = {
  articles: list('articles', `${api.articles}?page=1`, 4),
  certificates: list('certificates', api.certificates),
  documents: {
    name: 'documents',
    read: async ({ read }) => (await read<DocumentList>(api.documents)).data.documents,
  },
  projects: list('projects', api.projects, 6, { page: '1' }),
  openings: {
    name: 'openings',
    read: async ({ read }) => (await read<OpeningList>(api.openings)).data.openings,
  },
  products: list('products', api.searchProducts, 12),
  team: list('people', api.people),
  'contact-card': contact,
  map: contact,
  branches: contact,
  'opening-hours': contact,
  form: { name: 'notices', read: readNotice },
};

/** Kinds of sections that may show other records than the usual ones. */
const ownSources: Readonly<Record<string, OwnSource>> = {
  articles: { name: 'articles', path: api.articles, params: ({ category }) => firstOf('category_id', category) },
  projects: {
    name: 'projects',
    path: api.projects,
    params: ({ projects, service }) => idsOf(projects) ?? firstOf('service', service),
  },
  products: {
    name: 'products',
    path: api.productList,
    params: ({ products, category }) => idsOf(products) ?? firstOf('category_id', category),
  },
};

type Chosen = NonNullable<PageRecords['chosen']>;

type Params = Readonly<Record<string, string>>;

interface OwnSource {
  /** Name among the chosen records of a page. */
  name: keyof Chosen;
  path: string;
  /** Returns what to ask for; null for a section with the usual records. */
  params: (values: PageSection['values']) => Params | null;
}

function idsOf(ids: unknown): Params | null {
  return isChoice(ids) ? { ids: ids.join(',') } : null;
}

function firstOf(filter: string, ids: unknown): Params | null {
  return isChoice(ids) ? { page: '1', [filter]: String(ids[0]) } : null;
}

/** Reads what sections show instead of the usual records of their kind. */
async function readChosen({ read }: Reads, sections: readonly PageSection[]): Promise<Pick<PageRecords, 'chosen'>> {
  const chosen: Record<string, Record<string, unknown>> = {};
  await Promise.all(
    sections.map(async ({ id, kind, values }) => {
      const own = ownSources[kind];
      const params = own?.params(values);
      if (own && params) (chosen[own.name] ??= {})[id] = (await read<unknown>(own.path, params)).data;
    }),
  );
  return Object.keys(chosen).length > 0 ? { chosen } : {};
}

interface WithSections {
  sections: readonly PageSection[];
  records: PageRecords;
}

/** Returns a page with the records that its sections show and that it does not have yet, each list read once. */
export async function withRecords<Page extends WithSections>(site: Reads, page: Page): Promise<Page> {
  const wanted = new Map(
    page.sections
      .filter(({ kind, values }) => !ownSources[kind]?.params(values))
      .flatMap(({ kind }) => sources[kind] ?? [])
      .map((source) => [source.name, source]),
  );
  const missing = [...wanted.values()].filter(({ name }) => page.records[name] === undefined);
  const [chosen, ...found] = await Promise.all([
    readChosen(site, page.sections),
    ...missing.map(async ({ name, read }) => [name, await read(site)] as const),
  ]);
  return { ...page, records: { ...page.records, ...(Object.fromEntries(found) as PageRecords), ...chosen } };
}

/** Reports whether a section has something to show; one that shows records of the site has nothing without any. */
export function hasRecords({ id, kind }: Pick<PageSection, 'id' | 'kind'>, records: PageRecords): boolean {
  if (kind === 'children') return (records.children ?? []).length > 0;
  const name = sources[kind]?.name;
  if (name === undefined) return true;
  const own = records.chosen?.[name as keyof Chosen]?.[id] ?? records[name];
  return !Array.isArray(own) || own.length > 0;
}
