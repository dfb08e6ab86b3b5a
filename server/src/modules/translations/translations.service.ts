import type { Language } from 'shared-contracts/languages';
import { auditEntityLabels } from 'shared-contracts/audit';
import type { Right } from 'shared-contracts/rights';
import { translationAddress } from 'shared-contracts/translation-address';
import type {
  NextTranslation,
  TranslatedRecord,
  TranslationCell,
  TranslationState,
  TranslationSummary,
} from 'shared-contracts/translation-states';
import { listActiveLanguages } from '../../content/active-languages.ts';
import { fieldsOf, type ContentKind } from '../../content/content-kind.ts';
import type { AttentionViewer } from '../../content/module-descriptions.ts';
import type { RecordKey } from '../../content/history/record-versions.repository.ts';
import { translatable } from '../../content/translations/source-texts.ts';
import { isTranslated } from '../../content/translations/write-translations.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../services.ts';
import { fillTranslations } from './fill-translations.ts';
import { inState, needsWork } from './translation-conditions.ts';
import {
  countRecords,
  countTranslations,
  draftPaths,
  listRecords,
  nextRecord,
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

/** Returns the kinds whose translations a user may edit, in the order of their labels. */
function allowedKinds({ kinds }: Pick<Services, 'kinds'>, rights: Rights): ContentKind[] {
  const allowed = [...kinds.values()].filter((kind) => isTranslated(kind) && rights.has(kind.right));
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
  services: Services,
  filter: TranslationFilter,
  page: PageRequest,
): Promise<{ rows: TranslatedRecord[]; total: number }> {
  await fillTranslations(services);
  const languages = await targetLanguages(services.db);
  const chosen = languages.map(({ abbr }) => abbr).filter((abbr) => filter.lang === null || abbr === filter.lang);
  if (chosen.length === 0) return { rows: [], total: 0 };
  const condition = filter.state && inState(filter.state, chosen);
  const { rows, total } = await listRecords(services.db, { entities: entitiesOf(services, filter), condition }, page);
  return { rows: await withCells(services, rows, chosen), total };
}

function entitiesOf(
  services: Pick<Services, 'kinds'>,
  { rights, entity }: Pick<TranslationFilter, 'rights' | 'entity'>,
): string[] {
  const entities = allowedKinds(services, rights).map((kind) => kind.entity);
  return entity === null ? entities : entities.filter((each) => each === entity);
}

const idOf = ({ entity, record }: { entity: string; record: string | null }) => `${entity} ${record}`;

async function withCells(
  { db, kinds }: Services,
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
    return [{ entity, record, title, cells }];
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

function translationScreen(kind: ContentKind, record: string, lang: string, missing: string | undefined): string {
  const { entity, screen } = kind;
  const [first] = translatable(fieldsOf(kind, record).translated);
  return translationAddress(screen(record, missing || first?.[0]), entity, record, lang);
}

/** Returns how much is to be done in each language, for one kind or all, and how many records of each kind there are. */
export async function translationSummary(
  services: Services,
  { rights, entity }: Pick<TranslationFilter, 'rights' | 'entity'>,
): Promise<TranslationSummary> {
  await fillTranslations(services);
  const { db } = services;
  const kinds = await countRecords(db, entitiesOf(services, { rights, entity: null }));
  const entities = entitiesOf(services, { rights, entity });
  const total = entities.reduce((sum, each) => sum + (kinds[each] ?? 0), 0);
  const counts = new Map((await countTranslations(db, entities)).map((row) => [row.lang, row]));
  const languages = (await targetLanguages(db)).map(({ abbr: lang, lang: name }) => {
    const { complete = 0, outdated = 0 } = counts.get(lang) ?? {};
    return { lang, name, missing: total - complete, outdated };
  });
  return { languages, kinds };
}

export interface NextRequest extends Omit<TranslationFilter, 'lang'> {
  lang: string;
  /** The record that is open. */
  after: RecordKey | null;
}

/**
 * Returns the next record that needs work in a language, in the order of the list. After the last one it starts again, so
 * that a record that was skipped comes back.
 */
export async function nextTranslation(services: Services, request: NextRequest): Promise<NextTranslation> {
  await fillTranslations(services);
  const { lang, after } = request;
  const { db, kinds } = services;
  const found = await followingRecord(services, request);
  const kind = kinds.get(found?.entity ?? '');
  if (!found || !kind || (after && idOf(found) === idOf(after))) return { next: null };
  const stored = (await translationsOf(db, [found])).find((each) => each.lang === lang);
  return { next: { title: found.title, screen: translationScreen(kind, found.record, lang, stored?.missing) } };
}

/** It is the open record itself if no other one needs work. */
async function followingRecord(services: Services, request: NextRequest): Promise<ListedRecord | undefined> {
  const { lang, state, after } = request;
  const condition = state === null || state === 'current' ? needsWork(lang) : inState(state, [lang]);
  const filter = { entities: entitiesOf(services, request), condition };
  const found = await nextRecord(services.db, filter, after);
  return found ?? (after ? nextRecord(services.db, filter, null) : undefined);
}

/** Returns the number of outdated translations in active languages, for the dashboard. */
export async function countOutdated(db: Db, { rights, kinds }: AttentionViewer): Promise<number> {
  const entities = entitiesOf({ kinds }, { rights, entity: null });
  const languages = new Set((await targetLanguages(db)).map(({ abbr }) => abbr));
  const counts = await countTranslations(db, entities);
  return counts.reduce((sum, { lang, outdated }) => sum + (languages.has(lang) ? outdated : 0), 0);
}
