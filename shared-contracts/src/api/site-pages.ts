import type { MailboxKind } from './mailbox.ts';
import type { TextValues } from '../records/define-record.ts';
import type { sitePageDefinition } from '../records/site-page.ts';
import type { SectionTexts, StoredSection } from '../sections/stored-sections.ts';
import type { ArticleSummary } from './articles.ts';
import type { ProductSummary } from './catalogue.ts';
import type { ContactItem } from './contact-information.ts';
import type { SiteDocument } from './documents.ts';
import type { Translations } from './languages.ts';
import type { PersonSummary } from './people.ts';
import type { PictureItem } from './picture-items.ts';
import type { OpeningSummary } from './openings.ts';
import type { Picture } from './pictures.ts';
import type { ProjectSummary } from './projects.ts';

/** A page by name and address. */
export interface PageLink {
  title: string;
  /** Path without the prefix of the language. */
  path: string;
}

/** A page below another one, as a card shows it. */
export interface ChildPage extends PageLink {
  id: number;
  summary: string;
  cover: Picture | null;
}

/** Repeated part of a section: its values and texts by name. */
export interface PageItem {
  id: string;
  [field: string]: unknown;
}

/**
 * A section that is shown, in one language: its values and texts by the names that its kind declares, pictures and HTML in place of
 * references and documents. Cast it to `ShownSection<typeof heroSection>` by its kind.
 */
export interface PageSection {
  id: string;
  kind: string;
  values: Record<string, unknown>;
  /** Only items that have something to show. */
  items: PageItem[];
}

/** Records of the site that sections of a page show. */
export interface PageRecords {
  children?: ChildPage[];
  articles?: ArticleSummary[];
  certificates?: PictureItem[];
  products?: ProductSummary[];
  projects?: ProjectSummary[];
  people?: PersonSummary[];
  openings?: OpeningSummary[];
  documents?: SiteDocument[];
  /** Records of the sections that do not show the usual ones, by the id of the section. */
  chosen?: {
    articles?: Record<string, ArticleSummary[]>;
    projects?: Record<string, ProjectSummary[]>;
    products?: Record<string, ProductSummary[]>;
  };
  contact?: ContactItem[];
  /** Revision of the data protection notice that forms link to; null when there is none. */
  notice?: number | null;
  /** Revisions of the notices by form: applications may have one of their own; null when there is none. */
  notices?: Readonly<Record<MailboxKind, number | null>> | null;
}

/** `data` of `GET /api/pages/site-page?path=`: a page that staff have made, in the requested language. */
export interface SitePage {
  id: number;
  title: string;
  summary: string;
  cover: Picture | null;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  lang: string;
  /** Present path without the prefix of the language; another one that was asked for redirects here. */
  path: string;
  /** Pages above it, the highest first; one that is not on the site has no path. */
  trail: { title: string; path: string | null }[];
  /** Path by language; only languages in which it has an address. */
  alternates: Record<string, string>;
  /** Sections that have something to show. */
  sections: PageSection[];
  /** Everything on it is as the set-up has written it: search engines do not list it. Missing in responses of older servers. */
  is_sample?: boolean;
  records: PageRecords;
}

/** Texts of a page in one language. */
export interface SitePageTranslation extends Omit<TextValues<typeof sitePageDefinition>, 'texts'> {
  /** Texts of the sections by the id of the section. */
  texts: SectionTexts;
}

/** A page as its form reads it. */
export interface SitePageRecord {
  id: number;
  parent_id: number | null;
  queue: number;
  active: 0 | 1;
  version: number;
  updated_at: string;
  cover: Picture | null;
  sections: StoredSection[];
  translations: Translations<SitePageTranslation>;
  /** Pictures that sections show. */
  pictures: Picture[];
  /** Path by language; without the languages in which a page above it has no translation. */
  paths: Record<string, string>;
}

/** Row of `GET /api/admin/site-pages`: all pages, those of one parent by `queue`, highest first. */
export interface SitePageRow {
  id: number;
  parent_id: number | null;
  queue: number;
  active: 0 | 1;
  version: number;
  updated_at: string;
  title: string;
  languages: string[];
  /** Path in the default language; null if it has no address there. */
  path: string | null;
  cover: Picture | null;
}

/** Most pages above a page and itself. */
export const pageDepth = 3;

/** First path segments that lists of the site get; no new page may take them. None at present. */
export const plannedSegments: readonly string[] = [];
