import { number, object, string, type Schema } from 'yup';
import type { ContentFields } from '../merge/content-fields.ts';
import { contentFields } from '../records/history-fields.ts';
import { pageSectionsDefinition } from '../records/page-sections.ts';
import { translationsOf } from '../rules/translations.ts';
import { sectionsSchema, sectionTextsSchema } from '../sections/sections-schema.ts';
import type { SectionTexts, StoredSection } from '../sections/stored-sections.ts';
import { invalid } from '../texts/invalid.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';
import type { PageSection } from './site-pages.ts';

/** Pages that always exist and have sections: the home page is made of them, the biography has them below its text. */
export const sectionedPages = ['home', 'biography'] as const;

/** Page that always exists and has sections. */
export type SectionedPage = (typeof sectionedPages)[number];

/** Names of these pages in the panel. */
export const sectionedPageLabels: Readonly<Record<SectionedPage, string>> = {
  home: 'Anasayfa',
  biography: 'Biyografi bölümleri',
};

/** A section of a page that always exists: its texts fall back to the default language. */
export interface FixedPageSection extends PageSection {
  /** Language of its texts. */
  lang: string;
}

/** `data` of `GET /api/pages/page-sections?page=`: the sections that have something to show, in their order. */
export interface PageSections {
  sections: FixedPageSection[];
  /** Everything on it is as the set-up has written it: search engines do not list it. Missing in responses of older servers. */
  is_sample?: boolean;
}

/** `data` of `GET /api/admin/page-sections/{page}`. */
export interface PageSectionsRecord {
  page: SectionedPage;
  /** Version for optimistic locking, increased by each save; 0 before the first one. */
  version: number;
  sections: StoredSection[];
  /** Texts of the sections by language. */
  translations: Translations<{ texts: SectionTexts }>;
  /** Pictures that sections show. */
  pictures: Picture[];
}

/** Validated `form_data` of the request that saves the sections of a page; see `pageSectionsInputSchema`. */
export interface PageSectionsInput {
  page: SectionedPage;
  version: number;
  sections: StoredSection[];
  /** Only the languages that change. */
  translations: Record<string, { texts: SectionTexts } | null>;
}

/** `form_data` of `POST /api/admin/page-sections` with `_method` PUT: all sections, and the texts of the languages that change. */
export const pageSectionsInputSchema = object({
  page: string().oneOf(sectionedPages, invalid.choice).required(invalid.required),
  /** Version for optimistic locking; 0 before the first save. */
  version: number().integer().min(0).required(invalid.required),
  sections: sectionsSchema(),
  translations: translationsOf(object({ texts: sectionTextsSchema() })),
}) as unknown as Schema<PageSectionsInput>;

/** Fields of the history and of the merge of concurrent changes. */
export const pageSectionsFields: ContentFields = contentFields(pageSectionsDefinition);
