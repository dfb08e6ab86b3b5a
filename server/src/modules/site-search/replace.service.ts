import type { WriteServices } from '../../content/write.ts';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { ReplacementInput, ReplacementResult, ReplacementRow } from '@vitrin/shared-contracts/site-search';
import { fieldsOf, type ContentKind, type StoredRecord } from '../../content/content-kind.ts';
import type { RecordKey } from '../../content/history/record-versions.repository.ts';
import { saveContent } from '../../content/save-content.ts';
import { inBatches } from '../../platform/database/retention-run.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import type { RetentionStep } from '../../server-module.ts';
import { valuesBefore } from '../history/history.service.ts';
import { changeRecords } from './change-records.ts';
import { preparedSearch, type PreparedSearch } from './planned-edit.ts';
import { changedSincePreview, replacedValues } from './replaced-values.ts';
import {
  beginReplacement,
  deleteReplacementsBefore,
  insertReplaced,
  listReplacements,
  markUndone,
  replacedRecords,
} from './replacements.repository.ts';

type Rights = ReadonlySet<Right>;
type ChosenRecord = ReplacementInput['records'][number];

const DAY_MS = 86_400_000;
const titleOf = (_saved: unknown, { title }: StoredRecord) => title;

/**
 * Replaces the chosen places, record by record. A record that is not as it was when its places were shown, or that would not be
 * valid any more, stays as it is and is named with the reason.
 */
export async function replaceTexts(
  services: ContentServices,
  context: WriteContext,
  { input, rights }: { input: ReplacementInput; rights: Rights },
): Promise<ReplacementResult> {
  await begin(services, context, input);
  const search = preparedSearch(input);
  const { records } = input;
  const changed = await changeRecords(services, { records, context, rights }, (kind, chosen, own) =>
    replaceIn(services, own, { kind, chosen, input, search }),
  );
  return { id: input.id, ...changed, next: null };
}

/** The requests of one operation have one id; nobody adds to that of another person, or to that of another search. */
async function begin(
  { db }: Pick<PlatformServices, 'db'>,
  { actor }: WriteContext,
  input: ReplacementInput,
): Promise<void> {
  const { id, search, replacement } = input;
  const at = new Date().toISOString();
  const operation = { id, at, author_id: actor.id, author_name: actor.name, search, replacement };
  const begun = await beginReplacement(db, operation);
  if (begun.author_id !== actor.id || begun.search !== search || begun.replacement !== replacement)
    throw new Conflict('other-replacement', 'Bu değiştirme başka bir işleme ait. Lütfen yeniden arayın.');
}

interface Replacing {
  kind: ContentKind;
  chosen: ChosenRecord;
  input: ReplacementInput;
  search: PreparedSearch;
}

async function replaceIn(
  services: WriteServices,
  context: WriteContext,
  { kind, chosen: { record, version, keys }, input: { id, replacement }, search }: Replacing,
): Promise<string> {
  // Records of a group count their versions together, so the new version is not always the next number.
  const afterSave = (trx: Db, saved: StoredRecord) =>
    insertReplaced(trx, { replacement_id: id, entity: kind.entity, record, version: saved.version });
  const save = { kind, record, cause: 'replace', dataOf: titleOf, afterSave } as const;
  const { data } = await saveContent(services, context, save, async (_trx, current) => {
    if (current.version !== version) throw changedSincePreview();
    return replacedValues(search, { fields: fieldsOf(kind, record), values: current.values, keys, replacement });
  });
  return data;
}

/** Returns the last operations that have changed records of kinds that the user may publish. */
export function recentReplacements(
  services: Pick<ContentServices, 'kinds' | 'db'>,
  rights: Rights,
): Promise<ReplacementRow[]> {
  const editable = [...services.kinds.values()].filter(({ right }) => rights.has(right));
  const entities = editable.map(({ entity }) => entity);
  return listReplacements(services.db, entities, limits.siteSearch.operations.shown);
}

interface Undoing {
  id: string;
  /** `next` of the part before; empty for the first one. */
  after: string;
  rights: Rights;
}

/**
 * Takes an operation back, one part of its records: each gets the version before as a new version, unless it was changed since.
 */
export async function undoReplacement(
  services: ContentServices,
  context: WriteContext,
  { id, after, rights }: Undoing,
): Promise<ReplacementResult> {
  const limit = limits.siteSearch.perRequest;
  const records = await replacedRecords(services.db, id, { after: keyOf(after), limit });
  const changed = await changeRecords(services, { records, context, rights }, (kind, replaced, own) =>
    undoIn(services, own, { id, kind, replaced }),
  );
  const last = records.length === limit ? records.at(-1) : undefined;
  return { id, ...changed, next: last ? `${last.entity} ${last.record}` : null };
}

async function undoIn(
  services: WriteServices,
  context: WriteContext,
  { id, kind, replaced }: { id: string; kind: ContentKind; replaced: RecordKey & { version: number } },
): Promise<string> {
  const { record, version } = replaced;
  const save = { kind, record, cause: 'replace-undo', dataOf: titleOf } as const;
  const { data } = await saveContent(services, context, save, async (trx, current) => {
    const values = await valuesBefore(trx, { kind, record }, current, version);
    await markUndone(trx, id, replaced);
    return values;
  });
  return data;
}

function keyOf(after: string): RecordKey | null {
  const [entity = '', record = ''] = after.split(' ');
  return after === '' ? null : { entity, record };
}

/** Deletes the operations whose versions the history need not have any more. */
export const deleteOldReplacements: RetentionStep = async ({ db }, { now }) => {
  const before = new Date(now - limits.siteSearch.operations.days * DAY_MS).toISOString();
  const replacements = await inBatches(Number.MAX_SAFE_INTEGER, (limit) => deleteReplacementsBefore(db, before, limit));
  return { replacements };
};
