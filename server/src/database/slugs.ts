import { sql } from 'kysely';
import { slugify } from 'shared-contracts/slug';
import { invalid } from 'shared-contracts/validation';
import { problems } from '../http/problem.ts';
import { helpersOf } from './helpers.ts';
import type { Db } from './tables.ts';

export interface Slugged {
  table: 'article_translations' | 'contract_translations';
  entity: 'article' | 'contract';
  /** First word of the address of an item whose title leaves nothing. */
  kind: 'makale' | 'sozlesme';
}

export interface SlugWish {
  id: number;
  lang: string;
  title: string;
  /** Empty: made from the title, or left as it is. */
  wanted: string;
  /** The slug it has now, or null. */
  now: string | null;
}

/**
 * The slug of a saved translation (design §11): it never changes by itself when a title does, one made from a title gets
 * `-2` where it collides, and one that a person typed is refused where it is taken. Old slugs are kept for redirects.
 */
export async function settleSlug(trx: Db, slugged: Slugged, wish: SlugWish): Promise<string> {
  if (wish.now !== null && (wish.wanted === '' || wish.wanted === wish.now)) return wish.now;
  await helpersOf(trx).lock(trx, slugged.table);
  const made = slugify(wish.title) || `${slugged.kind}-${wish.id}`;
  const typed = slugify(wish.wanted);
  const taken = await takenSlugs(trx, slugged, wish, typed || made);
  if (typed !== '' && typed !== made && taken.has(typed))
    throw problems.invalid({ [`translations.${wish.lang}.seo_name`]: invalid.taken });
  const slug = firstFree(typed || made, taken);
  await keepHistory(trx, slugged, wish, slug);
  return slug;
}

async function takenSlugs(trx: Db, { table, entity }: Slugged, wish: SlugWish, slug: string): Promise<Set<string>> {
  const owner = entity === 'article' ? 'article_id' : 'contract_id';
  const rows = await trx
    .selectFrom(table)
    .select('seo_name')
    .where('lang', '=', wish.lang)
    .where((where) => where.or([where('seo_name', '=', slug), where('seo_name', 'like', `${slug}-%`)]))
    .where(sql.ref<number>(owner), '!=', wish.id)
    .execute();
  return new Set(rows.map((row) => row.seo_name));
}

function firstFree(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${slug}-${number}`;
  return candidate;
}

async function keepHistory(trx: Db, { entity }: Slugged, wish: SlugWish, slug: string): Promise<void> {
  await trx
    .deleteFrom('slug_history')
    .where('entity', '=', entity)
    .where('lang', '=', wish.lang)
    .where('seo_name', '=', slug)
    .execute();
  if (wish.now === null) return;
  await trx
    .insertInto('slug_history')
    .values({ entity, entity_id: wish.id, lang: wish.lang, seo_name: wish.now })
    .onConflict((conflict) => conflict.columns(['entity', 'lang', 'seo_name']).doUpdateSet({ entity_id: wish.id }))
    .execute();
}

/** The item a slug leads to: by the asked language's slug, any other language's, or one it once had. */
export async function findBySlug(
  db: Db,
  { table, entity }: Slugged,
  slug: string,
  lang: string,
): Promise<number | null> {
  const owner = entity === 'article' ? 'article_id' : 'contract_id';
  const live = await db
    .selectFrom(table)
    .select([sql.ref<number>(owner).as('id'), 'lang'])
    .where('seo_name', '=', slug)
    .execute();
  const past = await db
    .selectFrom('slug_history')
    .select(['entity_id as id', 'lang'])
    .where('entity', '=', entity)
    .where('seo_name', '=', slug)
    .execute();
  const inOrder = [...live, ...past];
  return (live.find((row) => row.lang === lang) ?? inOrder[0])?.id ?? null;
}
