import { sql, type SqlBool } from 'kysely';
import type { Person, PersonSummary } from '@vitrin/shared-contracts/people';
import { telephoneUri } from '@vitrin/shared-contracts/phone';
import { listState } from '../../content/list-state.repository.ts';
import type { ListState } from '../../content/page-addresses.ts';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { personSlugs } from './people.slugs.ts';

/** Returns the public people in the order of staff. */
export async function listPublic(db: Db, languages: Languages): Promise<PersonSummary[]> {
  const rows = await shownPeople(db, languages)
    .select(summaryColumns)
    .orderBy('people.queue', 'desc')
    .orderBy('people.id', 'desc')
    .execute();
  return summariesOf(db, rows, languages);
}

/** Finds a public person who has a page by any current or former slug; null when there is none. */
export async function findPublic(db: Db, slug: string, languages: Languages): Promise<Omit<Person, 'articles'> | null> {
  const id = await findBySlug(db, personSlugs, slug, languages.requested);
  if (id === null) return null;
  const row = await shownPeople(db, languages)
    .where('people.id', '=', id)
    .where('people.has_page', '=', 1)
    .select([...summaryColumns, 'content', 'seo_title', 'seo_description', 'people.updated_at'])
    .executeTakeFirst();
  if (!row) return null;
  const { content, seo_title, seo_description, updated_at, seo_name, ...summary } = row;
  const [person] = await summariesOf(db, [{ ...summary, seo_name }], languages);
  if (!person) return null;
  return {
    ...person,
    seo_name,
    content,
    seo_title,
    seo_description,
    updated_at,
    alternates: await alternatesOf(db, personSlugs, id),
  };
}

/** Returns when a public person was changed last, and the languages in which one is written; null without any. */
export function personListState(db: Db): Promise<ListState | null> {
  const isShown = () => sql<SqlBool>`item.active = 1 and item.consent_on is not null`;
  return listState(db, { table: 'people', slugged: personSlugs, isShown });
}

/** Selects the public people, each joined with the translation that is shown. Nobody is shown without a noted consent. */
function shownPeople(db: Db, languages: Languages) {
  return db
    .selectFrom('people')
    .innerJoin('person_translations', 'person_translations.person_id', 'people.id')
    .where('people.active', '=', 1)
    .where('people.consent_on', 'is not', null)
    .where(isShownTranslation(db, 'person_translations', 'person_id', languages));
}

const summaryColumns = [
  'people.id',
  'people.queue',
  'people.portrait_id',
  'people.has_page',
  'people.email',
  'people.phone',
  'people.profile_url',
  'person_translations.name',
  'person_translations.seo_name',
  'person_translations.role',
  'person_translations.profession',
  'person_translations.summary',
  'person_translations.lang',
] as const;

interface SummaryRow extends Omit<PersonSummary, 'portrait' | 'tel' | 'languages'> {
  portrait_id: number | null;
  has_page: 0 | 1;
}

async function summariesOf(db: Db, rows: readonly SummaryRow[], { requested }: Languages): Promise<PersonSummary[]> {
  const portraits = await picturesByIds(
    db,
    rows.flatMap(({ portrait_id }) => portrait_id ?? []),
    requested,
  );
  const languages = await languagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ portrait_id, has_page, seo_name, ...row }) => ({
    ...row,
    languages: languages.get(row.id)?.map(({ lang }) => lang) ?? [],
    tel: telephoneUri(row.phone) ?? '',
    seo_name: has_page === 1 ? seo_name : null,
    portrait: portraits.get(portrait_id ?? 0) ?? null,
  }));
}

/** Returns the active languages in which people are written, the default one first. */
async function languagesOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { lang: string }[]>();
  const rows = await db
    .selectFrom('person_translations')
    .innerJoin('languages', 'languages.abbr', 'person_translations.lang')
    .select(['person_translations.person_id', 'person_translations.lang'])
    .where('person_id', 'in', ids)
    .where('languages.active', '=', 1)
    .orderBy('languages.is_default', 'desc')
    .orderBy('person_translations.lang')
    .execute();
  return Map.groupBy(rows, ({ person_id }) => person_id);
}
