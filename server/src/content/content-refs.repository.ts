import type { Db } from '../platform/database/tables.ts';
import type { RecordLink } from './record-links.ts';

/** A record that contains links. */
export interface LinkOwner {
  entity: string;
  record: string;
}

export type StoredLink = LinkOwner & RecordLink;

/** Replaces the links of a record. */
export async function replaceLinks(trx: Db, owner: LinkOwner, links: readonly RecordLink[]): Promise<void> {
  await deleteLinks(trx, owner);
  const rows = links.map((link) => ({ ...owner, ...link }));
  if (rows.length > 0) await trx.insertInto('content_refs').values(rows).execute();
}

export async function deleteLinks(trx: Db, { entity, record }: LinkOwner): Promise<void> {
  await trx.deleteFrom('content_refs').where('entity', '=', entity).where('record', '=', record).execute();
}

/** Returns the links to any of these addresses, at most `count`. */
export async function linksTo(db: Db, targets: readonly string[], count: number): Promise<StoredLink[]> {
  if (targets.length === 0) return [];
  return db
    .selectFrom('content_refs')
    .select(['entity', 'record', 'lang', 'field', 'target'])
    .where('target', 'in', targets)
    .orderBy('entity')
    .orderBy('record')
    .limit(count)
    .execute();
}

export async function deleteLinksOfLanguage(trx: Db, lang: string): Promise<void> {
  await trx.deleteFrom('content_refs').where('lang', '=', lang).execute();
}

/** Returns those of these targets that any record refers to. */
export async function presentTargets(db: Db, targets: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('content_refs').select('target').distinct().where('target', 'in', targets).execute();
  return new Set(rows.map(({ target }) => target));
}

/** Returns the other targets of all records that refer to this one. */
export async function targetsBesides(db: Db, mark: string): Promise<(LinkOwner & { target: string })[]> {
  return db
    .selectFrom('content_refs as marked')
    .innerJoin('content_refs', (join) =>
      join
        .onRef('content_refs.entity', '=', 'marked.entity')
        .onRef('content_refs.record', '=', 'marked.record')
        .on('content_refs.target', '!=', mark),
    )
    .select(['content_refs.entity', 'content_refs.record', 'content_refs.target'])
    .where('marked.target', '=', mark)
    .execute();
}
