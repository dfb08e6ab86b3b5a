import { array, boolean, number, object, string, type InferType } from 'yup';
import type { PublicationState } from '../rules/publication-state.ts';
import { limits } from '../rules/limits.ts';
import { uuidPattern } from '../rules/uuid.ts';
import { invalid } from '../rules/validation.ts';

/** What of a field a found text is, besides the text itself. */
export const textPartLabels = { text: '', address: 'bağlantı adresi', alternative: 'görselin açıklaması' } as const;

/** Name of a part in `textPartLabels`. */
export type TextPart = keyof typeof textPartLabels;

/** Why a place is replaced only if somebody chooses it: it may not mean what was typed. */
export const textDoubtLabels = { letters: 'Harfleri farklı', address: 'Adresin parçası' } as const;

/** Name of a doubt in `textDoubtLabels`. */
export type TextDoubt = keyof typeof textDoubtLabels;

/** Where a text was found: in the record as it is stored, in its saved draft, or in its scheduled publication. */
export type TextSource = 'record' | 'draft' | 'schedule';

/** A place with the searched text. */
export interface FoundText {
  /** Names the place within its record; sent back to replace it. */
  key: string;
  source: TextSource;
  /** Turkish label of the field. */
  field: string;
  part: TextPart;
  /** Language of the text; empty for a field that all languages share. */
  lang: string;
  /** What precedes the found text, shortened. */
  lead: string;
  found: string;
  tail: string;
  /** What would take the place of the found text; null for a place that is not replaced. */
  replacement: string | null;
  /** Null for a place with the letters that were typed; in an address, if an address is searched. */
  doubt: TextDoubt | null;
}

/** A record, or the draft of a new one, with the places that have the searched text. */
export interface FoundRecord {
  /** Kind of the record, as in the audit log. */
  entity: string;
  /** Id of the record, or the name of one that has no id; id of the draft of a record that has never been published. */
  record: string;
  title: string;
  /** Version in which the places were found; sent back to replace them. */
  version: number;
  state: PublicationState;
  /** Screen of the panel that edits the record; null if the user may not open it. */
  screen: string | null;
  texts: FoundText[];
  /** Places that are not listed, because the record has too many. */
  more: number;
}

/** `data` of `GET /api/admin/site-search`: the records of one part of the site. */
export interface SiteSearchPart {
  records: FoundRecord[];
  /** Records that were searched so far, and all of the site that the user may read. */
  searched: number;
  total: number;
  /** `after` of the next part; null at the end. */
  next: string | null;
}

const searchedText = () =>
  string()
    .trim()
    .required(invalid.required)
    .min(limits.siteSearch.text.min, invalid.tooShort(limits.siteSearch.text.min))
    .max(limits.siteSearch.text.max, invalid.tooLong(limits.siteSearch.text.max));

const replacementText = () =>
  string()
    .trim()
    .default('')
    .max(limits.siteSearch.replacement.max, invalid.tooLong(limits.siteSearch.replacement.max))
    .matches(/^[^\n\r\t]*$/, invalid.value);

/** What is searched, and how. */
export interface SiteSearchQuery {
  search: string;
  /** Only the typed spelling, in letter case too. */
  match_case: boolean;
  whole_words: boolean;
}

const siteSearchSchema = object({
  search: searchedText(),
  match_case: boolean().default(false),
  whole_words: boolean().default(false),
});

/**
 * Query of `GET /api/admin/site-search`. With `replacement`, the places that would be replaced say with what; `after` is `next` of
 * the part before.
 */
export const siteSearchPartSchema = siteSearchSchema.shape({
  replacement: replacementText().nullable().default(null),
  after: string().default('').max(limits.siteSearch.key, invalid.value),
});

/** `form_data` of `POST /api/admin/site-search/replacements`. Several requests with one id are one operation. */
export const replacementInputSchema = siteSearchSchema.shape({
  id: string().required(invalid.required).max(limits.code, invalid.value).matches(uuidPattern, invalid.value),
  replacement: replacementText(),
  records: array()
    .of(
      object({
        entity: string().required(invalid.required).max(limits.code, invalid.value),
        record: string().required(invalid.required).max(limits.code, invalid.value),
        version: number().required(invalid.required).integer().min(0).max(limits.integer, invalid.value),
        keys: array()
          .of(string().required(invalid.required).max(limits.siteSearch.key, invalid.value))
          .required(invalid.required)
          .min(1, invalid.required)
          .max(limits.siteSearch.perRecord, invalid.tooMany(limits.siteSearch.perRecord)),
      }),
    )
    .required(invalid.required)
    .min(1, invalid.required)
    .max(limits.siteSearch.perRequest, invalid.tooMany(limits.siteSearch.perRequest)),
});

/** Validated `form_data` of a replacement; see `replacementInputSchema`. */
export type ReplacementInput = InferType<typeof replacementInputSchema>;

/** A record that an operation has changed. */
export interface ReplacedRecord {
  entity: string;
  record: string;
  title: string;
}

/** A record that an operation has not changed, and why, as a sentence for the user. */
export interface NotReplacedRecord extends ReplacedRecord {
  reason: string;
  /** Screen of the panel that edits the record; null if the user may not open it. */
  screen: string | null;
}

/** `data` of `POST /api/admin/site-search/replacements`, and of the request that takes an operation back. */
export interface ReplacementResult {
  /** Id of the operation. */
  id: string;
  done: ReplacedRecord[];
  failed: NotReplacedRecord[];
  /** `after` of the request that goes on with the same operation; null if nothing is left. */
  next: string | null;
}

/** `form_data` of the request that takes an operation back: a part of its records, those after the last one of the part before. */
export const replacementUndoSchema = object({
  after: string().default('').max(limits.siteSearch.key, invalid.value),
});

/** Row of `GET /api/admin/site-search/replacements`: an operation that has changed records, the newest first. */
export interface ReplacementRow {
  id: string;
  /** ISO time of the operation. */
  at: string;
  /** Name of the user. */
  author: string;
  search: string;
  replacement: string;
  /** Records that it has changed, and how many of them were taken back. */
  records: number;
  undone: number;
}
