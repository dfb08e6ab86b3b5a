import type { Db } from '../../../platform/database/tables.ts';

/** What an item of an old site became. */
export interface ImportedRecord {
  source: string;
  type: string;
  source_id: string;
  entity: string;
  record: string;
  lang: string;
  item_hash: string;
  values_hash: string;
  incomplete: number;
}

export interface SourceKey {
  source: string;
  type: string;
  source_id: string;
}

export async function findImported(db: Db, { source, type, source_id }: SourceKey): Promise<ImportedRecord | null> {
  const row = await db
    .selectFrom('site_import_records')
    .selectAll()
    .where('source', '=', source)
    .where('type', '=', type)
    .where('source_id', '=', source_id)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveImported(trx: Db, imported: ImportedRecord): Promise<void> {
  const { source: _source, type: _type, source_id: _id, ...set } = imported;
  await trx
    .insertInto('site_import_records')
    .values(imported)
    .onConflict((conflict) => conflict.columns(['source', 'type', 'source_id']).doUpdateSet(set))
    .execute();
}

/** Notes the values that a record has now for all items that it was made of: its translations share them. */
export async function saveValuesHash(
  trx: Db,
  { entity, record }: Pick<ImportedRecord, 'entity' | 'record'>,
  values_hash: string,
): Promise<void> {
  await trx
    .updateTable('site_import_records')
    .set({ values_hash })
    .where('entity', '=', entity)
    .where('record', '=', record)
    .execute();
}

export async function deleteImported(
  trx: Db,
  { entity, record }: Pick<ImportedRecord, 'entity' | 'record'>,
): Promise<void> {
  await trx.deleteFrom('site_import_records').where('entity', '=', entity).where('record', '=', record).execute();
  await trx.deleteFrom('site_import_links').where('entity', '=', entity).where('record', '=', record).execute();
}

/** Returns the hash of the values that imports have left of a record; null for one that none has written. */
export async function importedValuesHash(db: Db, entity: string, record: string): Promise<string | null> {
  const row = await db
    .selectFrom('site_import_records')
    .select('values_hash')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .executeTakeFirst();
  return row?.values_hash ?? null;
}

export async function saveAddress(
  db: Db,
  source: string,
  address: string,
  { type, source_id }: Omit<SourceKey, 'source'>,
): Promise<void> {
  await db
    .insertInto('site_import_addresses')
    .values({ source, address, type, source_id })
    .onConflict((conflict) => conflict.columns(['source', 'address']).doUpdateSet({ type, source_id }))
    .execute();
}

/** Returns what an address of the old site led to. */
export async function itemAt(db: Db, source: string, address: string): Promise<Omit<SourceKey, 'source'> | null> {
  const row = await db
    .selectFrom('site_import_addresses')
    .select(['type', 'source_id'])
    .where('source', '=', source)
    .where('address', '=', address)
    .executeTakeFirst();
  return row ?? null;
}

export interface OpenLink {
  source: string;
  /** Key of the address. */
  address: string;
  /** As it is in the stored text. */
  href: string;
  entity: string;
  record: string;
}

/** Replaces the links of a record that wait for their target. */
export async function saveOpenLinks(
  trx: Db,
  { entity, record }: Pick<OpenLink, 'entity' | 'record'>,
  links: readonly OpenLink[],
): Promise<void> {
  await trx.deleteFrom('site_import_links').where('entity', '=', entity).where('record', '=', record).execute();
  for (const link of links)
    await trx
      .insertInto('site_import_links')
      .values(link)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Returns the records with waiting links of a source whose targets exist by now. */
export async function resolvableLinks(db: Db, source: string): Promise<(OpenLink & Omit<SourceKey, 'source'>)[]> {
  return db
    .selectFrom('site_import_links as links')
    .innerJoin('site_import_addresses as addresses', (join) =>
      join.onRef('addresses.source', '=', 'links.source').onRef('addresses.address', '=', 'links.address'),
    )
    .innerJoin('site_import_records as records', (join) =>
      join
        .onRef('records.source', '=', 'links.source')
        .onRef('records.type', '=', 'addresses.type')
        .onRef('records.source_id', '=', 'addresses.source_id'),
    )
    .select([
      'links.source',
      'links.address',
      'links.href',
      'links.entity',
      'links.record',
      'addresses.type',
      'addresses.source_id',
    ])
    .where('links.source', '=', source)
    .orderBy('links.entity')
    .orderBy('links.record')
    .execute();
}

export async function deleteOpenLink(trx: Db, { source, entity, record, href }: OpenLink): Promise<void> {
  await trx
    .deleteFrom('site_import_links')
    .where('source', '=', source)
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('href', '=', href)
    .execute();
}

export interface Change {
  import_id: number;
  type: string;
  source_id: string;
  entity: string;
  record: string;
  version_before: number;
}

export async function addChange(trx: Db, change: Change): Promise<void> {
  await trx.insertInto('site_import_changes').values(change).execute();
}

/** Returns what an import has written, the last first. */
export async function changesOf(db: Db, importId: number): Promise<(Change & { id: number })[]> {
  return db
    .selectFrom('site_import_changes')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteChange(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('site_import_changes').where('id', '=', id).execute();
}

/** Returns the keys of the records of a kind that an import has created. */
export async function createdRecords(db: Db, importId: number, entity: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('site_import_changes')
    .select('record')
    .where('import_id', '=', importId)
    .where('entity', '=', entity)
    .where('version_before', '=', 0)
    .execute();
  return new Set(rows.map(({ record }) => record));
}
