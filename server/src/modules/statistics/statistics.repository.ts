import type { Change } from 'shared-contracts/statistics';
import type { Db } from '../../database/tables.ts';

const CHANGES = 10;

export interface ArticleCounts {
  articles: number;
  drafts: number;
}

export async function countArticles(db: Db): Promise<ArticleCounts> {
  const { articles, drafts } = await db
    .selectFrom('articles')
    .select((select) => [
      select.fn.countAll<number>().as('articles'),
      select.fn.count<number>('id').filterWhere('active', '=', 0).as('drafts'),
    ])
    .executeTakeFirstOrThrow();
  return { articles, drafts };
}

export async function countContracts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('contracts')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function countLanguages(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('languages')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return total;
}

/** How many translations of articles into active languages are not there yet. */
export async function countMissingTranslations(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('article_translations')
    .innerJoin('languages', 'languages.abbr', 'article_translations.lang')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('languages.active', '=', 1)
    .executeTakeFirstOrThrow();
  const { articles } = await countArticles(db);
  return articles * (await countLanguages(db)) - total;
}

/** The last changes of the given entities, newest first. */
export async function lastChanges(db: Db, entities: readonly Change['entity'][]): Promise<Change[]> {
  if (entities.length === 0) return [];
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'actor_name as actor', 'action', 'entity', 'entity_id', 'title'])
    .where('entity', 'in', entities)
    .orderBy('id', 'desc')
    .limit(CHANGES)
    .$narrowType<Pick<Change, 'action' | 'entity'>>()
    .execute();
}
