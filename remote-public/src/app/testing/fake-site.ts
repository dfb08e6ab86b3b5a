import type { CompanyAnnouncement } from '@vitrin/shared-contracts/company-announcements';
import type { CompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { SiteAnnouncements } from '@vitrin/shared-contracts/announcements';
import type { ArticleCategoryPage } from '@vitrin/shared-contracts/article-categories';
import type { Article } from '@vitrin/shared-contracts/articles';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { Contract } from '@vitrin/shared-contracts/contracts';
import type { PublicNewsletter } from '@vitrin/shared-contracts/newsletter';
import type { SiteLanguage } from '@vitrin/shared-contracts/languages';
import type { SiteMenus } from '@vitrin/shared-contracts/menus';
import type { PageMetaMap } from '@vitrin/shared-contracts/page-meta';
import { homeSectionKinds } from '@vitrin/shared-contracts/home-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { ApiFailure, type ReadResult, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { SiteSearchResults } from '@vitrin/shared-contracts/search';
import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';
import { catalogueResponse, categoryPage, fakeCatalogue, listedProducts, productCategories } from './catalogue.ts';
import { certificate, homePageSections, section, slide } from './home-sections.ts';
import { home, pageContents } from './page-contents.ts';
import { documentList, siteDocument } from './documents.ts';
import { opening, openingList } from './openings.ts';
import { picture } from './pictures.ts';
import { person } from './people.ts';
import { project, projectFilters } from './projects.ts';

/** Returns a small site in place of the API; tests override the parts that they check. */
export function fakeSite() {
  return {
    language: 'tr',
    languages: [{ abbr: 'tr', lang: 'Türkçe' }] as SiteLanguage[],
    articles: Array.from({ length: 11 }, (_, index) => article(index + 1)),
    articleCategories: [] as ArticleCategoryPage[],
    projects: Array.from({ length: 14 }, (_, index) => project(index + 1)),
    people: Array.from({ length: 5 }, (_, index) => person(index + 1)),
    openings: [opening(1), opening(2), opening(3)],
    documents: [siteDocument(1), siteDocument(2)],
    contract: contract(),
    menus: { header: null, footer: null, legal: null, phone: null } as SiteMenus,
    announcements: { announcements: [], languages: [] } as SiteAnnouncements,
    company: null as CompanyFacts | null,
    trade: undefined as string | undefined,
    formsClosed: false,
    companyAnnouncements: [] as CompanyAnnouncement[],
    newsletter: {
      open: true,
      footer: false,
      notice: { name: 'Bülten Aydınlatma Metni', path: '/sozlesme/bulten', revision: 8 },
    } as PublicNewsletter,
    sections: homeSectionKinds.map((kind, index) => section(index + 1, kind)),
    home,
    contents: pageContents,
    slides: [slide(1), slide(2), slide(3)],
    certificates: [certificate(1), certificate(2)],
    catalogue: fakeCatalogue(),
    /** Pages that staff have made, by the path that is asked for. */
    sitePages: {} as Readonly<Record<string, SitePage>>,
    /** What a search finds, and how many results there are. */
    found: { results: {} as Partial<SiteSearchResults>, total: 0 },
    /** Page meta by route, besides the usual ones. */
    meta: {} as Partial<PageMetaMap>,
    contact: [
      fact('telefon', '+90 (232) 000 00 42'),
      fact('email', 'bilgi@firma.example'),
      fact('adres', 'Körfez Sokak No: 1, 35250 Konak / İzmir'),
      fact('source_link', 'https://harita.example/firma'),
      fact(
        'shift',
        JSON.stringify([
          { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '18:00' },
          { days: [6, 7], opens: null, closes: null },
        ]),
      ),
    ],
  };
}

export type FakeSite = ReturnType<typeof fakeSite>;

export function contextOf(site: FakeSite): RemoteContext {
  const answers: Record<string, unknown> = {
    [api.staticTexts]: defaultStaticTexts,
    [api.languages]: site.languages,
    [api.contactInformation]: site.contact,
    [api.socialMedia]: [
      { id: 1, name: 'LinkedIn', uri: 'https://linkedin.example/firma', icon_name: 'linkedin', queue: 1 },
    ],
    [api.contracts]: [
      site.contract,
      { ...contract(), id: 2, kind: 'privacy', name: 'Gizlilik Politikası', seo_name: null, seo_name_tr: 'gizlilik' },
    ],
    [api.pageMeta]: {
      home: { title: 'Firma | Yapı', description: 'Yapı işleri' },
      about_us: { title: null, description: null },
      blog: { title: 'Makaleler', description: null },
      contact: { title: 'İletişim', description: null },
      contract: { title: null, description: null },
      ...site.meta,
    },
    [api.menus]: site.menus,
    [api.announcements]: site.announcements,
    [api.companyAnnouncements]: site.companyAnnouncements,
    ...((site.company || site.formsClosed || site.trade) && {
      [api.companyFacts]: { facts: site.company, forms_closed: site.formsClosed, trade: site.trade },
    }),
    [api.newsletter]: site.newsletter,
    [api.contract('kvkk')]: site.contract,
    [api.sliders]: site.slides,
    [api.certificates]: site.certificates,
    [api.categories]: site.catalogue.categories,
    ...Object.fromEntries(Object.entries(site.sitePages).map(([path, page]) => [api.sitePage(path), page])),
    [api.articleCategories]: site.articleCategories,
    ...Object.fromEntries(
      site.articleCategories.flatMap((item) =>
        Object.values(item.alternates).map((slug) => [api.articleCategory(slug), item]),
      ),
    ),
    [api.people]: site.people,
    ...Object.fromEntries(site.people.map((item) => [api.person(item.seo_name), item])),
    [api.productCategories]: productCategories(site.catalogue),
    [api.openings]: openingList(site.openings),
    [api.documents]: documentList(site.documents),
    ...Object.fromEntries(site.openings.map((item) => [api.opening(item.seo_name), item])),
    [api.projectFilters]: projectFilters(site.projects),
    ...Object.fromEntries(site.projects.map((item) => [api.project(item.seo_name), item])),
    ...Object.fromEntries(site.articles.map((item) => [api.article(item.seo_name), item])),
  };
  return {
    language: () => site.language,
    read: <T>(path: string, params = {}) => answer(site, answers, path, params) as Promise<ReadResult<T>>,
  };
}

async function answer(
  site: FakeSite,
  answers: Record<string, unknown>,
  path: string,
  params: Readonly<Record<string, string>>,
) {
  const list = lists[path];
  if (list) return list(site, params);
  if (path.startsWith('/api/pages/category/')) return { data: categoryPage(site.catalogue, path) };
  if (/^\/api\/pages\/(?:products?\/|search-products$)/.test(path))
    return { data: catalogueResponse(site.catalogue, path, params) };
  if (path === api.pageSections) return { data: { sections: homePageSections(site.sections, site.home) } };
  const contents: Readonly<Record<string, unknown>> = { ...site.contents, home: site.home };
  const data = path === api.content ? contents[params.page ?? ''] : answers[path];
  if (data === undefined) throw new ApiFailure(404, path);
  return { data };
}

/** Calls whose responses have pages. */
const lists: Readonly<Record<string, (site: FakeSite, params: Readonly<Record<string, string>>) => object>> = {
  [api.articles]: listed,
  [api.projects]: filteredProjects,
  [api.search]: searched,
  [api.productList]: (site, params) => listedProducts(site.catalogue, params),
};

function listed(site: FakeSite, params: Readonly<Record<string, string>>) {
  const { page = '1', search = '', category, category_id } = params;
  const found = site.articles.filter(
    (each) =>
      each.title.includes(search) &&
      (!category || each.category?.seo_name === category) &&
      (!category_id || String(each.category?.id) === category_id),
  );
  const from = (Number(page) - 1) * 9;
  return { data: found.slice(from, from + 9), meta: { page: Number(page), page_size: 9, total: found.length } };
}

function filteredProjects(site: FakeSite, params: Readonly<Record<string, string>>) {
  const { page = '1', service, year, province, ids } = params;
  if (ids !== undefined)
    return { data: ids.split(',').flatMap((id) => site.projects.find((each) => String(each.id) === id) ?? []) };
  const found = site.projects.filter(
    (each) =>
      (!service || each.services.some(({ id }) => String(id) === service)) &&
      (!year || String(each.year) === year) &&
      (!province || each.province === province),
  );
  const from = (Number(page) - 1) * 12;
  return { data: found.slice(from, from + 12), meta: { page: Number(page), page_size: 12, total: found.length } };
}

function searched({ found: { results, total } }: FakeSite, { page = '1' }: Readonly<Record<string, string>>) {
  const none = { hits: [], kinds: [], has_more: false, corrected: null, is_partial: false, near: [], popular: [] };
  return { data: { ...none, ...results }, meta: { page: Number(page), page_size: 10, total } };
}

export function article(number: number): Article {
  return {
    id: number,
    queue: 100 - number,
    title: `Makale ${number}`,
    seo_name: `makale-${number}`,
    summary: `Özet ${number}`,
    cover: { ...picture(1, 'Köprü'), path: '/media/a' },
    published_at: '2026-03-05T22:30:00.000Z',
    reading_minutes: 4,
    lang: 'tr',
    content: '<h2>Zemin</h2><p>Metin</p>',
    seo_title: null,
    seo_description: null,
    updated_at: '2026-03-06T08:00:00.000Z',
    previous: { title: 'Önceki yazı', seo_name: 'makale-2' },
    next: null,
    alternates: { tr: `makale-${number}` },
  };
}

function contract(): Contract {
  return {
    id: 1,
    name: 'KVKK Aydınlatma Metni',
    seo_name: 'kvkk',
    seo_name_tr: 'kvkk',
    kind: 'kvkk',
    content: '<p>Aydınlatma</p>',
    seo_title: null,
    seo_description: null,
    updated_at: '2026-10-02T08:00:00.000Z',
    lang: 'tr',
    revision_id: 1,
    alternates: { tr: 'kvkk' },
  };
}

function fact(section: ContactItem['section'], content: string): ContactItem {
  return { id: content.length, section, name: 'Merkez', content, lang: null, queue: 1 };
}
