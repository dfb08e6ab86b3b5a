import { sql, type SqlBool } from 'kysely';
import { closingTime, openingDay, openingState } from '@vitrin/shared-contracts/opening-state';
import type { Opening, OpeningList, OpeningSummary } from '@vitrin/shared-contracts/openings';
import { listState } from '../../content/list-state.repository.ts';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { openingSlugs } from './openings.slugs.ts';

/** Returns the condition of the openings that take applications now, on a table `item`. */
export function isOpenItem() {
  return sql<SqlBool>`item.active = 1 and (item.closes_on is null or item.closes_on >= ${openingDay(new Date())})`;
}

/** Returns the openings that take applications, in the order of staff. */
export async function listOpen(db: Db, languages: Languages): Promise<OpeningList> {
  const state = await listState(db, { table: 'openings', slugged: openingSlugs, isShown: isOpenItem });
  return { openings: await openOnes(db, languages), languages: state?.languages ?? [] };
}

/** Finds an opening by any current or former slug, also one that is over; null when there is none that is switched on. */
export async function findPublicOpening(db: Db, slug: string, languages: Languages): Promise<Opening | null> {
  const id = await findBySlug(db, openingSlugs, slug, languages.requested);
  if (id === null) return null;
  const row = await shown(db, languages)
    .where('item.id', '=', id)
    .select(summaryColumns)
    .select(['content', 'seo_title', 'seo_description', 'item.created_at', 'item.updated_at'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    is_open: openingState({ active: 1, closes_on: row.closes_on }, new Date()) === 'open',
    others: (await openOnes(db, languages)).filter((other) => other.id !== id),
    alternates: await alternatesOf(db, openingSlugs, id),
  };
}

/** Returns the time at which the next opening is over; null when none is known. */
export async function nextClosing(db: Db): Promise<string | null> {
  const { day } = await db
    .selectFrom('openings')
    .select((select) => select.fn.min<string | null>('closes_on').as('day'))
    .where('active', '=', 1)
    .where('closes_on', '>=', openingDay(new Date()))
    .executeTakeFirstOrThrow();
  return day === null ? null : closingTime(day);
}

async function openOnes(db: Db, languages: Languages): Promise<OpeningSummary[]> {
  return shown(db, languages)
    .where(isOpenItem())
    .select(summaryColumns)
    .orderBy('item.queue', 'desc')
    .orderBy('item.id', 'desc')
    .execute();
}

/** Selects the openings that are switched on, each joined with the translation that is shown. */
function shown(db: Db, languages: Languages) {
  return db
    .selectFrom('openings as item')
    .innerJoin('opening_translations', 'opening_translations.opening_id', 'item.id')
    .where('item.active', '=', 1)
    .where(isShownTranslation(db, 'opening_translations', 'opening_id', languages));
}

const summaryColumns = [
  'item.id',
  'item.queue',
  'item.employment',
  'item.province',
  'item.closes_on',
  'item.positions',
  'opening_translations.title',
  'opening_translations.seo_name',
  'opening_translations.summary',
  'opening_translations.place',
  'opening_translations.lang',
] as const;
