import type { Change } from '@vitrin/shared-contracts/statistics';
import { hasState } from '../../content/publication/state-condition.ts';
import type { Db } from '../../platform/database/tables.ts';

const articleRows = { entity: 'article', table: 'articles' } as const;
const CHANGES = 10;
const SHOWN_ACTIONS: readonly Change['action'][] = ['create', 'update', 'delete', 'order', 'enable', 'disable'];

export interface ArticleCounts {
  articles: number;
  drafts: number;
}

/**
 * Counts articles, and what waits to be published: new drafts, and the articles that the list shows in the state
 * `draft`.
 */
export async function countArticles(db: Db): Promise<ArticleCounts> {
  const { articles, waiting } = await db
    .selectFrom('articles')
    .select((select) => [
      select.fn.countAll<number>().as('articles'),
      select.fn.count<number>('id').filterWhere(hasState(articleRows, 'draft')).as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const { unpublished } = await db
    .selectFrom('working_copies')
    .select((select) => select.fn.countAll<number>().as('unpublished'))
    .where('entity', '=', 'article')
    .where('record', 'is', null)
    .executeTakeFirstOrThrow();
  return { articles, drafts: waiting + unpublished };
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
