import { sql } from 'kysely';
import { slugify } from '@vitrin/shared-contracts/slug';
import { invalid } from '@vitrin/shared-contracts/validation';
import { Invalid } from '../platform/errors.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import type { Db, TableWith } from '../platform/database/tables.ts';

/** Tables of translations whose rows have a slug. */
type SlugTable = TableWith<{ lang: string; seo_name: string }> & `${string}_translations`;

export interface Slugged {
  table: SlugTable;
  /** Column with the id of the item. */
  owner: string;
  /** Column with the name of the item. */
  title: string;
  entity: string;
  /** Prefix of the slug of an item whose title yields an empty slug. */
  prefix: string;
}

export interface SlugRequest {
  id: number;
  lang: string;
  title: string;
  /** Slug typed by the user; empty to generate it from the title or to keep the current one. */
  typedSlug: string;
  /** The current slug, or null. */
  currentSlug: string | null;
}

/**
 * Returns the slug of a saved translation (product §4). It does not change when the title changes. A slug generated
 * from a title gets `-2` on a collision; a typed slug that is taken is rejected. Former slugs are kept for redirects.
 */
export async function resolveSlug(trx: Db, slugged: Slugged, wish: SlugRequest): Promise<string> {
  if (wish.currentSlug !== null && (wish.typedSlug === '' || wish.typedSlug === wish.currentSlug))
    return wish.currentSlug;
  await helpersOf(trx).lock(trx, slugged.table);
  const generated = slugify(wish.title) || `${slugged.prefix}-${wish.id}`;
  const typed = slugify(wish.typedSlug);
  const taken = await takenSlugs(trx, slugged, wish, typed || generated);
  if (typed !== '' && typed !== generated && taken.has(typed))
    throw new Invalid({ [`translations.${wish.lang}.seo_name`]: invalid.taken });
  const slug = firstFreeSlug(typed || generated, taken);
  await recordFormerSlug(trx, slugged, wish, slug);
  return slug;
}

/** Returns the slug of a restored translation: the former one, or the next free one if it is taken. */
export async function nextFreeSlug(
  trx: Db,
  slugged: Slugged,
  { id, lang, slug }: { id: number; lang: string; slug: string },
): Promise<string> {
  await helpersOf(trx).lock(trx, slugged.table);
  return firstFreeSlug(slug, await takenSlugs(trx, slugged, { id, lang }, slug));
}

/** A slug that redirects to the present one. */
export interface FormerSlug {
  lang: string;
  slug: string;
}

/** Returns the former slugs of an item. */
export async function formerSlugsOf(db: Db, { entity }: Slugged, id: number): Promise<FormerSlug[]> {
  return await db
    .selectFrom('slug_history')
    .select(['lang', 'seo_name as slug'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('lang')
    .orderBy('seo_name')
    .execute();
}

/** Lets former slugs of a restored item redirect to it again, except those that others use or have used since. */
export async function addFormerSlugs(
  trx: Db,
  slugged: Slugged,
  id: number,
  slugs: readonly FormerSlug[],
): Promise<void> {
  for (const { lang, slug } of slugs) {
    const live = await trx
      .selectFrom(slugged.table)
      .select('seo_name')
      .where('lang', '=', lang)
      .where('seo_name', '=', slug)
      .executeTakeFirst();
    if (live) continue;
    await trx
      .insertInto('slug_history')
      .values({ entity: slugged.entity, entity_id: id, lang, seo_name: slug })
      .onConflict((conflict) => conflict.columns(['entity', 'lang', 'seo_name']).doNothing())
      .execute();
  }
}

/** Returns the column of a translation that holds its item's id. */
function ownerOf({ table, owner }: Slugged) {
  return sql.ref<number>(`${table}.${owner}`);
}

async function takenSlugs(
  trx: Db,
  slugged: Slugged,
  wish: Pick<SlugRequest, 'id' | 'lang'>,
  slug: string,
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom(slugged.table)
    .select('seo_name')
    .where('lang', '=', wish.lang)
    .where((where) => where.or([where('seo_name', '=', slug), where('seo_name', 'like', `${slug}-%`)]))
    .where(ownerOf(slugged), '!=', wish.id)
    .execute();
  return new Set(rows.map((row) => row.seo_name));
}

function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${slug}-${number}`;
  return candidate;
}

async function recordFormerSlug(trx: Db, { entity }: Slugged, wish: SlugRequest, slug: string): Promise<void> {
  // In all languages: a page at this address comes before any former one.
  await trx.deleteFrom('slug_history').where('entity', '=', entity).where('seo_name', '=', slug).execute();
  if (wish.currentSlug === null) return;
  await trx
    .insertInto('slug_history')
    .values({ entity, entity_id: wish.id, lang: wish.lang, seo_name: wish.currentSlug })
    .onConflict((conflict) => conflict.columns(['entity', 'lang', 'seo_name']).doUpdateSet({ entity_id: wish.id }))
    .execute();
}

/** Returns an item's current slugs by language. */
export async function slugsOf(db: Db, slugged: Slugged, id: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom(slugged.table)
    .select(['lang', 'seo_name'])
    .where(ownerOf(slugged), '=', id)
    .execute();
  return new Map(rows.map((row) => [row.lang, row.seo_name]));
}

/** Reports whether letters stand for themselves in a pattern of SQL. No slug has one that does not. */
export function isPlain(letters: string): boolean {
  return !/[%_\\]/.test(letters);
}

/** Returns slugs that begin with these letters, in all languages, the shortest first. */
export async function slugsBeginning(
  db: Db,
  slugged: Slugged,
  beginning: string,
  count: number,
): Promise<{ lang: string; slug: string }[]> {
  if (!isPlain(beginning)) return [];
  return db
    .selectFrom(slugged.table)
    .select(['lang', 'seo_name as slug'])
    .where('seo_name', 'like', `${beginning}%`)
    .orderBy(sql`length(seo_name)`)
    .orderBy('seo_name')
    .limit(count)
    .execute();
}

/** Returns an item's slugs in the active languages, for the alternate links of a page. */
export async function alternatesOf(db: Db, slugged: Slugged, id: number): Promise<Record<string, string>> {
  const active = await db.selectFrom('languages').select('abbr').where('active', '=', 1).execute();
  const slugs = await slugsOf(db, slugged, id);
  return Object.fromEntries(
    active.flatMap(({ abbr }) => {
      const slug = slugs.get(abbr);
      return slug === undefined ? [] : [[abbr, slug]];
    }),
  );
}

/** Deletes one former slug of an item in all languages: the address names the item whatever its language. */
export async function deleteFormerSlug(trx: Db, { entity }: Slugged, id: number, slug: string): Promise<void> {
  await trx
    .deleteFrom('slug_history')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('seo_name', '=', slug)
    .execute();
}

/** Deletes the former slugs of a deleted item, so that they no longer redirect. */
export async function deleteFormerSlugs(trx: Db, { entity }: Slugged, id: number): Promise<void> {
  await trx.deleteFrom('slug_history').where('entity', '=', entity).where('entity_id', '=', id).execute();
}

/** Returns the item of a slug: by its slug in the requested language, in any other language, or by a former slug. */
export async function findBySlug(db: Db, slugged: Slugged, slug: string, lang: string): Promise<number | null> {
  const live = await db
    .selectFrom(slugged.table)
    .select([ownerOf(slugged).as('id'), 'lang'])
    .where('seo_name', '=', slug)
    .execute();
  const past = await db
    .selectFrom('slug_history')
    .select(['entity_id as id', 'lang'])
    .where('entity', '=', slugged.entity)
    .where('seo_name', '=', slug)
    .execute();
  const inOrder = [...live, ...past];
  return (live.find((row) => row.lang === lang) ?? inOrder[0])?.id ?? null;
}
