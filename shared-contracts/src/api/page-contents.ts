import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';

/** Groups of GET /api/pages/content?page= (product §3). */
export const contentGroups = ['breadcrumbs', 'home', 'media', 'corporate', 'catalogue'] as const;
export type ContentGroup = (typeof contentGroups)[number];

/** What the home page shows beside the words of its sections (`home-sections`). */
export interface HomeContent {
  /** The hero where no slide is active. */
  hero_title: string;
  hero_text: string;
  hero_action: string;
  hero_picture: Picture | null;
  introduction_picture: Picture | null;
  numbers: { value: string; label: string }[];
}

/** The biography: a story with a portrait, a timeline and roles. */
export interface CorporateContent {
  title: string;
  summary: string;
  portrait: Picture | null;
  /** Cleaned HTML. */
  story: string;
  timeline: { year: string; title: string; text: string }[];
  roles: { years: string; title: string; place: string }[];
}

/** Title, line and picture of each inner page's header. */
export type BreadcrumbsContent = Record<
  'about_us' | 'blog' | 'contact' | 'contract',
  { title: string; text: string; picture: Picture | null }
>;

/** Pictures that belong to the site as a whole. */
export interface MediaContent {
  /** Stands where a page has no sharing picture of its own. */
  sharing_picture: Picture | null;
}

/** Words around the catalogue. */
export interface CatalogueContent {
  /** Shown where a category or a search has nothing. */
  empty_text: string;
  /** Line below a product, with a link to the contact form. */
  inquiry_text: string;
}

export interface ContentByGroup {
  home: HomeContent;
  corporate: CorporateContent;
  breadcrumbs: BreadcrumbsContent;
  media: MediaContent;
  catalogue: CatalogueContent;
}

const header = { title: '', text: '', picture: null };

/** What a group holds before anybody has written it: every key is always answered. */
export const unwrittenContents: ContentByGroup = {
  home: {
    hero_title: '',
    hero_text: '',
    hero_action: '',
    hero_picture: null,
    introduction_picture: null,
    numbers: [],
  },
  corporate: { title: '', summary: '', portrait: null, story: '', timeline: [], roles: [] },
  breadcrumbs: { about_us: header, blog: header, contact: header, contract: header },
  media: { sharing_picture: null },
  catalogue: { empty_text: '', inquiry_text: '' },
};

/**
 * Answer of GET /api/pages/content?page=: the values by key, and `lang`, the language they are in: the asked one, or the
 * default one as soon as one text of the group is missing in it (so that the page can mark it).
 */
export type ContentAnswer<G extends ContentGroup> = ContentByGroup[G] & { lang: string };

/** The answer for one of the groups. */
export type PageContent = ContentAnswer<ContentGroup>;

/** A row of GET /api/admin/contents: a group's values by language, as they are written. */
export interface ContentGroupRecord {
  group: ContentGroup;
  /** Raised by each save; 0 before the first. */
  version: number;
  translations: Translations<Record<string, unknown>>;
}
