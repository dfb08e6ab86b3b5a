import type { Change } from '@vitrin/shared-contracts/statistics';
import { hasState } from '../../content/publication/state-condition.ts';
import type { Db } from '../../platform/database/tables.ts';

const articleRows = { entity: 'article', table: 'articles', visibleFrom: 'published_at' } as const;
const CHANGES = 10;
const SHOWN_ACTIONS: readonly Change['action'][] = ['create', 'update', 'delete', 'order', 'enable', 'disable'];

export interface ArticleCounts {
  articles: number;
  drafts: number;
  changed_articles: number;
}

/** Counts articles, and those that their list shows in the states `draft` and `changed`. */
export async function countArticles(db: Db): Promise<ArticleCounts> {
  const counted = await db
    .selectFrom('articles')
    .select((select) => [
      select.fn.countAll<number>().as('articles'),
      select.fn.count<number>('id').filterWhere(hasState(articleRows, 'changed')).as('changed_articles'),
    ])
    .executeTakeFirstOrThrow();
  const { drafts } = await db
    .selectFrom('working_copies')
    .select((select) => select.fn.countAll<number>().as('drafts'))
    .where('entity', '=', 'article')
    .where('record', 'is', null)
    .where('id', 'not in', scheduledCopies(db))
    .executeTakeFirstOrThrow();
  return { ...counted, drafts };
}

function scheduledCopies(db: Db) {
  return db
    .selectFrom('scheduled_publications')
    .select((select) => select.ref('copy_id').$notNull().as('copy_id'))
    .where('copy_id', 'is not', null);
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
