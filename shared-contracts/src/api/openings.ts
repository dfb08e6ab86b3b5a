import type { RecordInput, StoredTexts } from '../records/define-record.ts';
import type { openingDefinition } from '../records/opening.ts';
import type { OpeningState } from '../rules/opening-state.ts';
import type { Employment } from '../texts/employments.ts';
import type { Translations } from './languages.ts';

export { employmentLabels, employments, type Employment } from '../texts/employments.ts';

/** A job opening in a list, in the requested language or else in the default one; `lang` names the language returned. */
export interface OpeningSummary {
  id: number;
  queue: number;
  title: string;
  seo_name: string;
  summary: string;
  employment: Employment;
  /** Key of the province. */
  province: string | null;
  /** Place in words, such as a district. */
  place: string;
  /** Last day for applications, as `YYYY-MM-DD`; null without one. */
  closes_on: string | null;
  /** Number of people who are wanted; null if it is not said. */
  positions: number | null;
  lang: string;
}

/** `data` of `GET /api/pages/openings`: the openings that take applications, in the order of staff. */
export interface OpeningList {
  openings: OpeningSummary[];
  /** Languages in which at least one of them is written. */
  languages: string[];
}

/** `data` of `GET /api/pages/opening/{seo_name}`. An opening that is over stays readable; `content` is sanitised HTML. */
export interface Opening extends OpeningSummary {
  /** False after the last day: it takes no applications any more. */
  is_open: boolean;
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  created_at: string;
  updated_at: string;
  /** Other openings that take applications. */
  others: OpeningSummary[];
  /** Slug by language; only languages that have a translation. */
  alternates: Record<string, string>;
}

/** Texts of an opening in one language. */
export type OpeningTranslation = StoredTexts<typeof openingDefinition>;

/** `data` of `GET /api/admin/openings/{id}`. */
export interface OpeningRecord {
  id: number;
  queue: number;
  active: 0 | 1;
  employment: Employment;
  province: string | null;
  closes_on: string | null;
  positions: number | null;
  version: number;
  updated_at: string;
  translations: Translations<OpeningTranslation>;
}

/** Row of `GET /api/admin/openings?search`. */
export interface OpeningRow extends Omit<OpeningRecord, 'translations'> {
  /** Title in the default language, or in the first available language. */
  title: string;
  languages: string[];
  /** Whether visitors can apply now. */
  state: OpeningState;
}

/** The opening that an application answers, by the name that it had then: it stays when the opening is deleted. */
export interface AnsweredOpening {
  id: number;
  title: string;
}

/** Validated `form_data` of the requests that create or update an opening. */
export type OpeningInput = RecordInput<typeof openingDefinition>;
