import type { Change } from '@vitrin/shared-contracts/statistics';
import type { Db } from '../../platform/database/tables.ts';

const CHANGES = 10;
const SHOWN_ACTIONS: readonly Change['action'][] = ['create', 'update', 'delete', 'order', 'enable', 'disable'];

export interface ArticleCounts {
  articles: number;
  drafts: number;
}

/** Drafts are new articles that were never published, and those that visitors do not see. */
export async function countArticles(db: Db): Promise<ArticleCounts> {
  const { articles, inactive } = await db
    .selectFrom('articles')
    .select((select) => [
      select.fn.countAll<number>().as('articles'),
      select.fn.count<number>('id').filterWhere('active', '=', 0).as('inactive'),
    ])
    .executeTakeFirstOrThrow();
  const { unpublished } = await db
    .selectFrom('working_copies')
    .select((select) => select.fn.countAll<number>().as('unpublished'))
    .where('entity', '=', 'article')
    .where('record', 'is', null)
    .executeTakeFirstOrThrow();
  return { articles, drafts: inactive + unpublished };
}

export async function countContracts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('contracts')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the last changes of the given entities, the newest first. */
export async function lastChanges(db: Db, entities: readonly Change['entity'][]): Promise<Change[]> {
  if (entities.length === 0) return [];
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'actor_name as actor', 'action', 'entity', 'entity_id', 'title'])
    .where('entity', 'in', entities)
    .where('action', 'in', SHOWN_ACTIONS)
    .where('result', '=', 'done')
    .orderBy('id', 'desc')
    .limit(CHANGES)
    .$narrowType<Pick<Change, 'action' | 'entity'>>()
    .execute();
}
