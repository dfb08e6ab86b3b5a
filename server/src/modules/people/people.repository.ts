import { sql, type SqlBool } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type { PersonName, PersonRecord, PersonRow } from '@vitrin/shared-contracts/people';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';
import { personDefinition } from '@vitrin/shared-contracts/records/person';
import { hasState } from '../../content/publication/state-condition.ts';
import { rowTexts } from '../../content/record/row-texts.repository.ts';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { longListMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import { articleCounts } from '../articles/article-authors.ts';
import { picturesByIds } from '../media/pictures.ts';

/** Where the texts of the people are stored. */
export const personTexts = {
  table: 'person_translations',
  owner: 'person_id',
  pictures: 'person_text_pictures',
  isSearched: true,
} as const;

const rowColumns = ['id', 'queue', 'active', 'has_page', 'consent_on', 'portrait_id', 'version', 'updated_at'] as const;

/** Request of the list in the panel; a state of null selects all. */
export interface PersonListRequest extends PageRequest {
  state: PublicationState | null;
}

/** Returns the list for the panel; a search covers all languages. */
export async function listPeople(
  db: Db,
  lang: string,
  request: PersonListRequest,
): Promise<{ rows: PersonRow[]; total: number }> {
  const found = await matching(db, request);
  const rows = await found
    .select(rowColumns)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .limit(request.size)
    .offset((request.page - 1) * request.size)
    .execute();
  const counted = found.select('id').$if(request.search !== '', (query) => query.limit(limits.countedMatches));
  const total = await countRows(db, counted);
  const portraits = await picturesByIds(
    db,
    rows.flatMap(({ portrait_id }) => portrait_id ?? []),
    lang,
  );
  const ids = rows.map(({ id }) => id);
  const counts = await articleCounts(db, ids);
  const texts = await rowTexts(db, personTexts, { columns: ['name', 'role'], ids, lang });
  return {
    rows: rows.map(({ portrait_id, ...row }) => ({
      ...row,
      portrait: portraits.get(portrait_id ?? 0) ?? null,
      articles: counts.get(row.id) ?? 0,
      ...texts(row.id),
    })),
    total,
  };
}

async function matching(db: Db, { search, state }: PersonListRequest) {
  const match = await longListMatch(db, 'person_translations', search);
  const texts = db.selectFrom('person_translations').select('person_id');
  return db
    .selectFrom('people')
    .$if(match !== null, (query) => (match ? query.where('id', 'in', texts.where(match.match)) : query))
    .$if(state !== null, (query) =>
      state ? query.where(hasState({ entity: 'person', table: 'people' }, state)) : query,
    );
}

/** Returns all people, for choices. */
export async function listNames(db: Db, lang: string): Promise<PersonName[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'active'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const texts = await rowTexts(db, personTexts, { columns: ['name'], ids, lang });
  return rows.map((row) => ({ ...row, name: texts(row.id).name }));
}

/** Returns the record for the form in the panel, or null. */
export async function findPersonRecord(db: Db, id: number, lang: string): Promise<PersonRecord | null> {
  const row = await db
    .selectFrom('people')
    .select([...rowColumns, 'email', 'phone', 'profile_url'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { portrait_id, ...person } = row;
  const portraits = await picturesByIds(db, portrait_id === null ? [] : [portrait_id], lang);
  const texts = await readTexts(db, { definition: personDefinition, store: personTexts }, [id]);
  return { ...person, portrait: portraits.get(portrait_id ?? 0) ?? null, translations: texts.of(id) };
}

/** Condition of the people who have a page that visitors see, on a table `item`. */
export const hasShownPage = sql<SqlBool>`item.active = 1 and item.consent_on is not null and item.has_page = 1`;
