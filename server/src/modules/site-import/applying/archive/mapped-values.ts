import { remotePageEntity, remotePageLabel } from '@vitrin/shared-contracts/remote-page-rows';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ContentKind } from '../../../../content/content-kind.ts';
import { withMappedReferences, type ReferenceMap } from '../../../../content/mapped-references.ts';
import { findImported } from '../../index/import-records.repository.ts';
import { findItem } from '../../index/import-rows.repository.ts';
import { recordId } from '../../reading/archive/archive-item.ts';
import type { Note } from '../../reading/source-item.ts';
import type { ImportRun } from '../import-run.ts';
import { withLocalAddresses } from './local-addresses.ts';

/** What the import is given of a record or a draft. */
interface Archived {
  kind: ContentKind;
  /** Key in the archive. */
  record: string;
  values: ContentValues;
}

/** Values as this site has them. */
export interface MappedValues {
  values: ContentValues;
  /** What they name and this site does not have, or not yet. */
  missing: Note[];
}

/**
 * Returns the values of an archive with the ids and languages of this site. What they name is applied before; of records that name each
 * other, one lacks the other until `applyKind` writes it again.
 */
export async function mappedValues(run: ImportRun, { kind, record, values }: Archived): Promise<MappedValues> {
  const known = withKnownLanguages(run, values);
  const references = referencesOf(kind, record, known.values);
  const found = new Map<string, number>();
  const missing = [...known.missing];
  for (const reference of references.values()) {
    const id = await resolve(run, reference);
    if (id === null) missing.push(missingNote(reference));
    else found.set(keyOf(reference), id);
  }
  const map: ReferenceMap = {
    record: (entity, id) => found.get(keyOf({ entity, id })) ?? null,
    picture: (id) => found.get(keyOf({ entity: PICTURE, id })) ?? null,
  };
  const mapped = withMappedReferences(kind, record, known.values, map);
  return { values: withLocalAddresses(run, mapped), missing };
}

interface Reference {
  /** Kind of the record, or that of a picture. */
  entity: string;
  id: number;
}

const PICTURE = 'media';

function keyOf({ entity, id }: Reference): string {
  return recordId(entity, id);
}

/** Texts in a language that could not be added are left. */
function withKnownLanguages({ languages }: ImportRun, values: ContentValues): MappedValues {
  const { translations, ...shared } = values;
  if (!translations) return { values, missing: [] };
  const kept = Object.entries(translations).filter(([lang]) => languages.has(lang));
  const lost = Object.keys(translations).filter((lang) => !languages.has(lang));
  const missing = lost.map((lang) => ({ what: `dil: ${lang}`, reason: 'bu sitede bu dil yok; metni alınmadı' }));
  return { values: { ...shared, translations: Object.fromEntries(kept) }, missing };
}

function referencesOf(kind: ContentKind, record: string, values: ContentValues): Map<string, Reference> {
  const references = new Map<string, Reference>();
  const add = (entity: string, id: number) => {
    references.set(keyOf({ entity, id }), { entity, id });
    return id;
  };
  withMappedReferences(kind, record, values, { record: add, picture: (id) => add(PICTURE, id) });
  return references;
}

/** Returns the id here; null for what is not here, and for a record that is being applied, because it names this one. */
async function resolve(run: ImportRun, { entity, id }: Reference): Promise<number | null> {
  const { services, site, importId, references } = run;
  const key = keyOf({ entity, id });
  const known = references.get(key);
  if (known !== undefined) return known;
  const [type, source_id] = entity === PICTURE ? (['picture', String(id)] as const) : (['record', key] as const);
  const row = await findItem(services.db, importId, type, source_id);
  if (row && run.isDryRun) return row.state === 'left' ? null : id;
  if (row) await run.require(row);
  const imported = await findImported(services.db, { source: site.name, type, source_id });
  if (!imported || !(await stillExists(run, imported))) return null;
  references.set(key, Number(imported.record));
  return Number(imported.record);
}

async function stillExists(
  { services }: ImportRun,
  { entity, record }: { entity: string; record: string },
): Promise<boolean> {
  const kind = services.kinds.get(entity);
  return !kind || (await kind.read(services, record)) !== null;
}

const kindLabels: Readonly<Record<string, string>> = { ...auditEntityLabels, [remotePageEntity]: remotePageLabel };

function missingNote({ entity, id }: Reference): Note {
  const label = entity === PICTURE ? 'görsel' : (kindLabels[entity] ?? entity).toLocaleLowerCase('tr');
  return { what: `${label} ${id}`, reason: 'arşivde yok ya da alınamadı; yeri boş kaldı' };
}
