import type { Language } from '@vitrin/shared-contracts/languages';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { draftScope } from '@vitrin/shared-contracts/draft-rights';
import type { Right } from '@vitrin/shared-contracts/rights';
import { translationAddress } from '@vitrin/shared-contracts/translation-address';
import type {
  TranslatedRecord,
  TranslationCell,
  TranslationState,
  TranslationSummary,
} from '@vitrin/shared-contracts/translation-states';
import { listActiveLanguages } from '../../content/active-languages.ts';
import { fieldsOf, type ContentKind } from '../../content/content-kind.ts';
import type { AttentionViewer } from '../../content/module-descriptions.ts';
import { translatable } from '../../content/translations/source-texts.ts';
import { isTranslated } from '../../content/translations/write-translations.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { fillTranslations } from './fill-translations.ts';
import { draftRow, draftsOf, isInState, isMissing, type NewDraft } from './draft-translations.ts';
import { inState } from './translation-conditions.ts';
import {
  countRecords,
  countTranslations,
  draftPaths,
  listRecords,
  translationsOf,
  type ListedRecord,
} from './translations.repository.ts';

type Rights = ReadonlySet<Right>;

export interface TranslationFilter {
  rights: Rights;
  /** Kind; null for all. */
  entity: string | null;
  /** Language of the state; null for any. */
  lang: string | null;
  state: TranslationState | null;
}

/** Returns the kinds whose translations a user may edit, also those of drafts of others, in the order of their labels. */
function allowedKinds({ kinds }: Pick<ContentServices, 'kinds'>, rights: Rights): ContentKind[] {
  const allowed = [...kinds.values()].filter((kind) => isTranslated(kind) && draftScope(rights, kind.right) === 'all');
  return allowed.toSorted((a, b) => labelOf(a).localeCompare(labelOf(b), 'tr'));
}

function labelOf({ entity }: ContentKind): string {
  return auditEntityLabels[entity] ?? entity;
}

/** Returns the active languages that the default one is translated to. */
async function targetLanguages(db: Db): Promise<Language[]> {
  return (await listActiveLanguages(db)).slice(1);
}

export async function translationPage(
  services: Pick<ContentServices, 'config' | 'db' | 'kinds'>,
  filter: TranslationFilter,
  page: PageRequest,
): Promise<{ rows: TranslatedRecord[]; total: number }> {
  await fillTranslations(services);
  const languages = await targetLanguages(services.db);
  const chosen = languages.map(({ abbr }) => abbr).filter((abbr) => filter.lang === null || abbr === filter.lang);
  if (chosen.length === 0) return { rows: [], total: 0 };
  const entities = entitiesOf(services, filter);
  const drafts = (await draftsOf(services, entities)).filter((draft) => isInState(draft, filter.state, chosen));
  // Drafts come first; the records fill the rest of the page.
  const first = (page.page - 1) * page.size;
  const shown = drafts.slice(first, first + page.size);
  const rest = { limit: page.size - shown.length, offset: Math.max(0, first - drafts.length) };
  const { rows, total } = await publishedRecords(services.db, { ...filter, entities, languages: chosen }, rest);
  const records = await withCells(services, rows, chosen);
  return { rows: [...shown.map((draft) => draftRow(draft, chosen)), ...records], total: drafts.length + total };
}

interface ListedFilter {
  entities: readonly string[];
  state: TranslationState | null;
  languages: readonly string[];
}

async function publishedRecords(
  db: Db,
  { entities, state, languages }: ListedFilter,
  part: { limit: number; offset: number },
): Promise<{ rows: ListedRecord[]; total: number }> {
  if (state === 'draft') return { rows: [], total: 0 };
  return listRecords(db, { entities, condition: state && inState(state, languages) }, part);
}

/** Returns the kinds of a filter that the user may edit, in the order of the list. */
export function entitiesOf(
  services: Pick<ContentServices, 'kinds'>,
  { rights, entity }: Pick<TranslationFilter, 'rights' | 'entity'>,
): string[] {
  const entities = allowedKinds(services, rights).map((kind) => kind.entity);
  return entity === null ? entities : entities.filter((each) => each === entity);
}

export const idOf = ({ entity, record }: { entity: string; record: string | null }) => `${entity} ${record}`;

async function withCells(
  { db, kinds }: Pick<ContentServices, 'db' | 'kinds'>,
  rows: readonly ListedRecord[],
  languages: readonly string[],
): Promise<TranslatedRecord[]> {
  const stored = await translationsOf(db, rows);
  const states = new Map(stored.map((each) => [`${idOf(each)} ${each.lang}`, each]));
  const drafts = new Map((await draftPaths(db, rows)).map((each) => [idOf(each), each.paths]));
  return rows.flatMap((row) => {
    const kind = kinds.get(row.entity);
    if (!kind) return [];
    const { entity, record, title } = row;
    const paths = drafts.get(idOf(row)) ?? [];
    const cells = languages.map((lang) => cellOf({ kind, row, paths }, lang, states.get(`${idOf(row)} ${lang}`)));
    return [{ entity, record, title, is_draft: false, cells }];
  });
}

interface CellRow {
  kind: ContentKind;
  row: ListedRecord;
  /** Paths that the draft of the record would change. */
  paths: readonly string[];
}

interface StoredState {
  missing: string;
  written_for: string;
}

function cellOf({ kind, row, paths }: CellRow, lang: string, stored: StoredState | undefined): TranslationCell {
  const path = `translations.${lang}`;
  return {
    lang,
    state: stateOf(row.source, stored),
    missing: missingLabel(kind, row.record, stored),
    has_draft: paths.some((each) => each === path || each.startsWith(`${path}.`)),
    screen: translationScreen(kind, row.record, lang, stored?.missing),
  };
}

/** Returns the state of a translation, given the hash of its source. */
export function stateOf(source: string, stored: StoredState | undefined): TranslationState {
  if (!stored || stored.missing !== '') return 'missing';
  return stored.written_for === source ? 'current' : 'outdated';
}

/** Returns the label of the first text without a translation; empty if there is none. */
export function missingLabel(kind: ContentKind, record: string, stored: StoredState | undefined): string {
  return fieldsOf(kind, record).translated[stored?.missing ?? '']?.label ?? '';
}

/** Returns the address of the form of a record, with a language beside its source. */
export function translationScreen(
  kind: ContentKind,
  record: string,
  lang: string,
  missing: string | undefined,
): string {
  const { entity, screen } = kind;
  const [first] = translatable(fieldsOf(kind, record).translated);
  return translationAddress(screen(record, missing || first?.[0]), entity, record, lang);
}

/** Returns how much is to be done in each language, for one kind or all, and how many records of each kind there are. */
export async function translationSummary(
  services: Pick<ContentServices, 'config' | 'db' | 'kinds'>,
  { rights, entity }: Pick<TranslationFilter, 'rights' | 'entity'>,
): Promise<TranslationSummary> {
  await fillTranslations(services);
  const { db } = services;
  const allowed = entitiesOf(services, { rights, entity: null });
  const drafts = await draftsOf(services, allowed);
  const kinds = countedWith(drafts, await countRecords(db, allowed));
  const entities = entitiesOf(services, { rights, entity });
  const counted = drafts.filter(({ kind }) => entities.includes(kind.entity));
  const total = entities.reduce((sum, each) => sum + (kinds[each] ?? 0), 0);
  const counts = new Map((await countTranslations(db, entities)).map((row) => [row.lang, row]));
  const languages = (await targetLanguages(db)).map(({ abbr: lang, lang: name }) => {
    const { complete = 0, outdated = 0 } = counts.get(lang) ?? {};
    const inDrafts = counted.filter((draft) => !isMissing(draft, lang)).length;
    return { lang, name, missing: total - complete - inDrafts, outdated };
  });
  return { languages, kinds };
}

function countedWith(drafts: readonly NewDraft[], records: Readonly<Record<string, number>>): Record<string, number> {
  const counts = { ...records };
  for (const { kind } of drafts) counts[kind.entity] = (counts[kind.entity] ?? 0) + 1;
  return counts;
}

/** Returns the number of outdated translations in active languages, for the dashboard. */
export async function countOutdated(db: Db, { rights, kinds }: AttentionViewer): Promise<number> {
  const entities = entitiesOf({ kinds }, { rights, entity: null });
  const languages = new Set((await targetLanguages(db)).map(({ abbr }) => abbr));
  const counts = await countTranslations(db, entities);
  return counts.reduce((sum, { lang, outdated }) => sum + (languages.has(lang) ? outdated : 0), 0);
}
