import type { CountedArticleCategory } from '@vitrin/shared-contracts/article-categories';
import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { MainCategory, ProductSummary } from '@vitrin/shared-contracts/catalogue';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { fold } from '@vitrin/shared-contracts/fold';
import { menuRoutes, type MenuPlace, type MenuRoute, type MenuTarget } from '@vitrin/shared-contracts/menus';
import type { OpeningRow } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import type { PersonRow } from '@vitrin/shared-contracts/people';
import type { ProjectRow } from '@vitrin/shared-contracts/projects';
import { remotePageEntity, remotePageLabel, type RemotePageRow } from '@vitrin/shared-contracts/remote-page-rows';
import type { SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { getJson } from '../../data/http.ts';
import { isPath } from '../../rich-text/site-pages.ts';

/** Something that an entry can lead to. */
export interface Candidate {
  key: string;
  kind: string;
  name: string;
  target: MenuTarget;
  /** Label of the new entry; without one, the title of the target is shown. */
  label?: string;
}

/** Results of one kind. */
const MAX_RESULTS = 6;

const routeNames: Readonly<Record<MenuRoute, string>> = {
  home: 'Anasayfa',
  biography: 'Biyografi',
  articles: 'Makaleler',
  products: 'Ürünler',
  projects: 'Projeler',
  people: 'Ekip',
  openings: 'Kariyer',
  documents: 'Dokümanlar',
  contact: 'İletişim',
};

const routes = menuRoutes.map((route): Candidate => ({
  key: `route.${route}`,
  kind: 'Sabit sayfa',
  name: routeNames[route],
  target: { type: 'route', route },
}));
const allContracts: Candidate = {
  key: 'contracts',
  kind: 'Liste',
  name: 'Tüm sözleşmeler',
  target: { type: 'contracts' },
};

/**
 * Searches what a menu can lead to; without a menu, the pages of the site. A list that the user may not read, or that the server does not have, has no results;
 * `failed` reports that none could be read.
 */
export async function findCandidates(
  search: string,
  place: MenuPlace | null,
): Promise<{ candidates: Candidate[]; failed: boolean }> {
  const answers = await Promise.allSettled([
    place === 'phone' ? findContacts() : Promise.resolve([]),
    findPages(search),
    findRemotePages(search),
    findContracts(search),
    findProducts(search),
    findCategories(search),
    findArticles(search),
    findProjects(search),
    findPeople(search),
    findOpenings(search),
    findArticleCategories(search),
  ]);
  const found = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value.slice(0, MAX_RESULTS) : []));
  const fixed = [...(place === null || place === 'phone' ? [] : [allContracts]), ...routes].filter(({ name }) =>
    includes(name, search),
  );
  const contacts = found.filter(({ kind }) => kind === CONTACT);
  const records = found.filter(({ kind }) => kind !== CONTACT);
  return {
    candidates: [...contacts, ...fixed, ...records],
    failed: answers.slice(1).every(({ status }) => status === 'rejected'),
  };
}

const CONTACT = 'Şirket bilgileri';

/** Offers what the company has entered: its telephone number, the chat of that number, and its map. */
async function findContacts(): Promise<Candidate[]> {
  const items = await read<ContactItem>(api.contactInformation);
  const phone = items.find(({ section }) => section === 'telefon');
  const map = items.find(({ section }) => section === 'source_link');
  const digits = (phone?.tel ?? phone?.content ?? '')
    .split(';')[0]
    ?.replace(/\D/g, '')
    .replace(/^0(?=\d{10}$)/, '90');
  const offered: [label: string, address: string | undefined][] = [
    ['Ara', digits ? `tel:+${digits}` : undefined],
    ['WhatsApp', digits ? `https://wa.me/${digits}` : undefined],
    ['Yol tarifi', map?.content],
  ];
  return offered.flatMap(([label, address]) =>
    address ? [{ key: address, kind: CONTACT, name: label, label, target: { type: 'address', address } }] : [],
  );
}

async function findPages(search: string): Promise<Candidate[]> {
  const pages = await read<SitePageRow>(api.adminSitePages);
  const isFound = ({ title, path }: SitePageRow) =>
    isPath(search) ? (path?.startsWith(search.trim().toLowerCase()) ?? false) : includes(title, search);
  return pages.filter(isFound).map(({ id, title }) => record('site-page', id, title));
}

/** Pages that additional remotes declare. */
async function findRemotePages(search: string): Promise<Candidate[]> {
  const pages = await read<RemotePageRow>(api.adminRemotePages);
  const isFound = ({ title, path }: RemotePageRow) =>
    isPath(search) ? path.startsWith(search.trim().toLowerCase()) : includes(title, search);
  return pages.filter(isFound).map(({ id, title }) => record(remotePageEntity, id, title));
}

async function findContracts(search: string): Promise<Candidate[]> {
  const contracts = await read<ContractLink>(api.contracts);
  return contracts.filter(({ name }) => includes(name, search)).map(({ id, name }) => record('contract', id, name));
}

async function findProducts(search: string): Promise<Candidate[]> {
  if (search.trim() === '') return [];
  const products = await read<ProductSummary>(api.searchProducts, { search });
  return products.map(({ id, name }) => record('product', id, name));
}

async function findCategories(search: string): Promise<Candidate[]> {
  if (search.trim() === '') return [];
  const categories = await read<MainCategory>(api.categories);
  return categories
    .flatMap(({ categories: parts, ...main }) => [
      record('main-category', main.id, main.name),
      ...parts.map(({ id, name }) => record('category', id, name)),
    ])
    .filter(({ name }) => includes(name, search));
}

async function findArticles(search: string): Promise<Candidate[]> {
  const articles = await read<ArticleSummary>(api.articles, { page: '1', search });
  return articles.map(({ id, title }) => record('article', id, title));
}

async function findProjects(search: string): Promise<Candidate[]> {
  const projects = await read<ProjectRow>(api.adminProjects, { page: '1', search });
  return projects.map(({ id, title }) => record('project', id, title));
}

/** Whoever has no page is no target. */
async function findPeople(search: string): Promise<Candidate[]> {
  const people = await read<PersonRow>(api.adminPeople, { page: '1', search });
  return people.filter(({ has_page }) => has_page === 1).map(({ id, name }) => record('person', id, name));
}

async function findOpenings(search: string): Promise<Candidate[]> {
  const openings = await read<OpeningRow>(api.adminOpenings, { search });
  return openings.map(({ id, title }) => record('opening', id, title));
}

async function findArticleCategories(search: string): Promise<Candidate[]> {
  const categories = await read<CountedArticleCategory>(api.articleCategories);
  return categories
    .filter(({ name }) => includes(name, search))
    .map(({ id, name }) => record('article-category', id, name));
}

const kinds = {
  'site-page': 'Sayfa',
  [remotePageEntity]: remotePageLabel,
  contract: 'Sözleşme',
  'main-category': 'Ana kategori',
  category: 'Kategori',
  product: 'Ürün',
  article: 'Makale',
  project: 'Proje',
  person: 'Kişi',
  opening: 'İş ilanı',
  'article-category': 'Makale kategorisi',
} as const;

function record(entity: keyof typeof kinds, id: number, name: string): Candidate {
  return { key: `${entity}.${id}`, kind: kinds[entity], name, target: { type: 'record', entity, id } };
}

function includes(name: string, search: string): boolean {
  return fold(name).includes(fold(search.trim()));
}

async function read<T>(path: string, params: Readonly<Record<string, string>> = {}): Promise<T[]> {
  const answer = await getJson<T[]>(path, params);
  if (!answer.success) throw new Error(`${path} was rejected`);
  return answer.data ?? [];
}
