import type { RecordInput, StoredTexts } from '../records/define-record.ts';
import type { personDefinition } from '../records/person.ts';
import type { ArticleSummary } from './articles.ts';
import type { Translations } from './languages.ts';
import type { PersonCredit, PersonLink } from './person-links.ts';
import type { Picture } from './pictures.ts';

export type { PersonCredit, PersonLink };

/** Row of `GET /api/pages/people`. Of the contact, what is empty is not shown. */
export interface PersonSummary extends PersonCredit {
  queue: number;
  profession: string;
  summary: string;
  email: string;
  phone: string;
  /** Address that dials `phone` (RFC 3966); empty without one. */
  tel: string;
  /** Address of a profile at another site; empty without one. */
  profile_url: string;
  /** Languages in which the person is written. */
  languages: string[];
}

/** `data` of `GET /api/pages/person/{seo_name}`. `content` is sanitised HTML; empty without a text. */
export interface Person extends PersonSummary {
  seo_name: string;
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  /** Newest articles of the person. */
  articles: ArticleSummary[];
  /** Slug by language; only languages that have a translation. */
  alternates: Record<string, string>;
}

/** Texts of a person in one language. */
export type PersonTranslation = StoredTexts<typeof personDefinition>;

/** Row of `GET /api/admin/people?page&search&state`. */
export interface PersonRow {
  id: number;
  queue: number;
  active: 0 | 1;
  has_page: 0 | 1;
  /** Day on which the person consented to being shown; null without a consent. */
  consent_on: string | null;
  portrait: Picture | null;
  version: number;
  updated_at: string;
  /** Name and role in the default language, or in the first available language. */
  name: string;
  role: string;
  languages: string[];
  /** Number of articles that are not withdrawn and have this author. */
  articles: number;
}

/** Row of `GET /api/admin/people/names`: a person to choose, in the order of staff. */
export interface PersonName {
  id: number;
  /** Name in the default language, or in the first available language. */
  name: string;
  active: 0 | 1;
}

/** `data` of `GET /api/admin/people/{id}`. */
export interface PersonRecord extends Omit<PersonRow, 'name' | 'role' | 'languages' | 'articles'> {
  email: string;
  phone: string;
  profile_url: string;
  translations: Translations<PersonTranslation>;
}

/** Validated `form_data` of the requests that create or update a person. */
export type PersonInput = RecordInput<typeof personDefinition>;
