import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';
import type { ContentFields } from '../merge/content-fields.ts';
import type { FixedPageSection } from './page-sections.ts';

/** Groups of `GET /api/pages/content?page=` (product §3). */
export const contentGroups = ['breadcrumbs', 'home', 'media', 'corporate', 'catalogue'] as const;
/** Group of page contents: value of `page` of `GET /api/pages/content`. */
export type ContentGroup = (typeof contentGroups)[number];

/** Content of the home page besides the texts of its sections (`home-sections`). */
export interface HomeContent {
  /** Title of the hero, which is shown when no slide is active. */
  hero_title: string;
  hero_text: string;
  hero_action: string;
  hero_picture: Picture | null;
  introduction_picture: Picture | null;
  numbers: { value: string; label: string }[];
}

/** Content of the biography page: story, portrait, timeline and roles. */
export interface CorporateContent {
  title: string;
  summary: string;
  portrait: Picture | null;
  /** Sanitised HTML. */
  story: string;
  timeline: { year: string; title: string; text: string }[];
  roles: { years: string; title: string; place: string }[];
  /** Sections below the text; they are edited and stored on their own. Since 1.2.0. */
  sections: FixedPageSection[];
}

/** Title, text and picture in the header of each inner page. */
export type BreadcrumbsContent = Record<
  'about_us' | 'blog' | 'contact' | 'contract',
  { title: string; text: string; picture: Picture | null }
>;

/** Pictures that belong to the whole site. */
export interface MediaContent {
  /** Sharing picture of pages that have none of their own. */
  sharing_picture: Picture | null;
}

/** Texts of the catalogue. */
export interface CatalogueContent {
  /** Text for a category or a search without results. */
  empty_text: string;
  /** Text below a product, with a link to the contact form. */
  inquiry_text: string;
}

/** Content type of each group. */
export interface ContentByGroup {
  home: HomeContent;
  corporate: CorporateContent;
  breadcrumbs: BreadcrumbsContent;
  media: MediaContent;
  catalogue: CatalogueContent;
}

const header = { title: '', text: '', picture: null };

/** Empty content of each group: the API always returns every key. */
export const emptyContents: ContentByGroup = {
  home: {
    hero_title: '',
    hero_text: '',
    hero_action: '',
    hero_picture: null,
    introduction_picture: null,
    numbers: [],
  },
  corporate: { title: '', summary: '', portrait: null, story: '', timeline: [], roles: [], sections: [] },
  breadcrumbs: { about_us: header, blog: header, contact: header, contract: header },
  media: { sharing_picture: null },
  catalogue: { empty_text: '', inquiry_text: '' },
};
/**
 * @deprecated since 1.1.0: use {@link emptyContents}.
 * @alias
 */
export const unwrittenContents = emptyContents;

/**
 * `data` of `GET /api/pages/content?page=`: the values by key, and `lang`, the language of the values. That is the
 * requested language, or the default language as soon as one text of the group is not translated (the page can then
 * mark it).
 */
export type ContentResponse<G extends ContentGroup> = ContentByGroup[G] & { lang: string };
/** @deprecated since 1.1.0: use {@link ContentResponse}. */
export type ContentAnswer<G extends ContentGroup> = ContentResponse<G>;

/** Content of any group. */
export type PageContent = ContentResponse<ContentGroup>;

/** Row of `GET /api/admin/contents`: the stored values of a group by language. */
export interface ContentGroupRecord {
  group: ContentGroup;
  /** Version for optimistic locking, incremented by each save; 0 before the first save. */
  version: number;
  translations: Translations<Record<string, unknown>>;
}

/** Turkish names of the groups, for the history. */
export const contentGroupLabels: Readonly<Record<ContentGroup, string>> = {
  breadcrumbs: 'Sayfa başlıkları',
  home: 'Anasayfa',
  media: 'Paylaşım görseli',
  corporate: 'Biyografi',
  catalogue: 'Katalog metinleri',
};

/** Fields of each group, for the history and the merge of concurrent changes. */
export const contentGroupFields: Readonly<Record<ContentGroup, ContentFields>> = {
  home: {
    shared: {},
    translated: {
      hero_title: { kind: 'text', label: 'Büyük başlık' },
      hero_text: { kind: 'text', label: 'Giriş metni' },
      hero_action: { kind: 'text', label: 'Düğme metni' },
      hero_picture: { kind: 'value', label: 'Giriş görseli', picture: 'optional' },
      introduction_picture: { kind: 'value', label: 'Tanıtım görseli', picture: 'optional' },
      numbers: { kind: 'value', label: 'Sayılar' },
    },
  },
  corporate: {
    shared: {},
    translated: {
      title: { kind: 'text', label: 'Başlık' },
      summary: { kind: 'text', label: 'Özet' },
      portrait: { kind: 'value', label: 'Görsel', picture: 'optional' },
      document: { kind: 'richText', label: 'Metin' },
      timeline: { kind: 'value', label: 'Zaman çizelgesi' },
      roles: { kind: 'value', label: 'Görevler' },
    },
  },
  breadcrumbs: {
    shared: {},
    translated: {
      about_us: { kind: 'map', label: 'Biyografi başlığı' },
      blog: { kind: 'map', label: 'Makaleler başlığı' },
      contact: { kind: 'map', label: 'İletişim başlığı' },
      contract: { kind: 'map', label: 'Sözleşme başlığı' },
    },
  },
  media: {
    shared: {},
    translated: { sharing_picture: { kind: 'value', label: 'Paylaşım görseli', picture: 'optional' } },
  },
  catalogue: {
    shared: {},
    translated: {
      empty_text: { kind: 'text', label: 'Boş kategori metni' },
      inquiry_text: { kind: 'text', label: 'Bilgi alma metni' },
    },
  },
};
