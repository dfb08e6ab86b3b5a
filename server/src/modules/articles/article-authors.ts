import type { PersonCredit, PersonLink } from '@vitrin/shared-contracts/people';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';

interface AuthorRow extends PersonLink {
  role: string;
  portrait_id: number | null;
}

/** Returns the authors whom visitors may see, by id: a withdrawn person is named nowhere. */
export async function authorLinks(
  db: Db,
  ids: readonly (number | null)[],
  languages: Languages,
): Promise<Map<number, PersonLink>> {
  const rows = await authorRows(db, ids, languages);
  return new Map(rows.map(({ id, name, seo_name, lang }) => [id, { id, name, seo_name, lang }]));
}

/** Returns the author of an article as the page of the article names the person; null without one. */
export async function authorCredit(db: Db, author: number | null, languages: Languages): Promise<PersonCredit | null> {
  const [row] = await authorRows(db, [author], languages);
  if (!row) return null;
  const { portrait_id, ...credit } = row;
  const portraits = await picturesByIds(db, portrait_id === null ? [] : [portrait_id], languages.requested);
  return { ...credit, portrait: portraits.get(portrait_id ?? 0) ?? null };
}

async function authorRows(db: Db, ids: readonly (number | null)[], languages: Languages): Promise<AuthorRow[]> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .innerJoin('person_translations', 'person_translations.person_id', 'people.id')
    .select(['people.id', 'has_page', 'portrait_id', 'name', 'seo_name', 'role', 'lang'])
    .where('people.id', 'in', known)
    .where('people.active', '=', 1)
    .where('people.consent_on', 'is not', null)
    .where(isShownTranslation(db, 'person_translations', 'person_id', languages))
    .execute();
  return rows.map(({ has_page, seo_name, ...row }) => ({ ...row, seo_name: has_page === 1 ? seo_name : null }));
}

/** Checks whether there is a person with this id, public or not. */
export async function isPerson(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Returns of how many articles that are not withdrawn each person is the author; those without one are missing. */
export async function articleCounts(db: Db, authors: readonly number[]): Promise<Map<number, number>> {
  if (authors.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .select(['author_id', (select) => select.fn.countAll<number>().as('total')])
    .where('author_id', 'in', authors)
    .where('active', '=', 1)
    .groupBy('author_id')
    .execute();
  return new Map(rows.map(({ author_id, total }) => [author_id ?? 0, total]));
}
