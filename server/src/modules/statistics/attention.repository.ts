import { limits } from 'shared-contracts/limits';
import { metaRoutes } from 'shared-contracts/page-meta';
import { movingActions, type ReleaseAction } from 'shared-contracts/release-management';
import type { AttentionKind } from 'shared-contracts/statistics';
import type { Db } from '../../platform/database/tables.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import { countArticles, countLanguages } from './statistics.repository.ts';

const TROUBLE_MS = 7 * 24 * 60 * 60_000;
const DECISIONS: readonly ReleaseAction[] = [...movingActions, 'canary', 'canary-end', 'retire'];

/** How much of each kind is missing. */
export const countMissing: Readonly<Record<AttentionKind, (db: Db) => Promise<number>>> = {
  async 'article-translations'(db) {
    const { total } = await db
      .selectFrom('article_translations')
      .innerJoin('languages', 'languages.abbr', 'article_translations.lang')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('languages.active', '=', 1)
      .executeTakeFirstOrThrow();
    const { articles } = await countArticles(db);
    return articles * (await countLanguages(db)) - total;
  },

  async 'article-summaries'(db) {
    const { total } = await db
      .selectFrom('article_translations')
      .innerJoin('languages', 'languages.abbr', 'article_translations.lang')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('languages.active', '=', 1)
      .where('summary', '=', '')
      .executeTakeFirstOrThrow();
    return total;
  },

  async 'page-descriptions'(db) {
    const { total } = await db
      .selectFrom('page_meta')
      .innerJoin('languages', 'languages.abbr', 'page_meta.lang')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('languages.active', '=', 1)
      .where('description', '<>', '')
      .executeTakeFirstOrThrow();
    return metaRoutes.length * (await countLanguages(db)) - total;
  },

  async 'media-alts'(db) {
    const { total } = await db
      .selectFrom('media')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('media_translations')
              .innerJoin('languages', 'languages.abbr', 'media_translations.lang')
              .select('media_id')
              .whereRef('media_id', '=', 'media.id')
              .where('languages.is_default', '=', 1)
              .where('alt', '<>', ''),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return total;
  },

  async 'data-requests'(db) {
    const { total } = await db
      .selectFrom('data_requests')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('state', '=', 'open')
      .where('due_on', '<=', dayAfter(istanbulDay(), limits.pressingDays))
      .executeTakeFirstOrThrow();
    return total;
  },

  async 'support-requests'(db) {
    const { total } = await db
      .selectFrom('support_requests')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    return total;
  },

  async 'release-trouble'(db) {
    const { total } = await db
      .selectFrom('release_log as log')
      .select((select) => select.fn.count<number>('log.unit').distinct().as('total'))
      .where('log.action', 'in', ['automatic-rollback', 'alarm'])
      .where('log.at', '>=', new Date(Date.now() - TROUBLE_MS).toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('release_log as later')
              .select('later.id')
              .whereRef('later.unit', '=', 'log.unit')
              .whereRef('later.id', '>', 'log.id')
              .whereRef('later.actor', '!=', 'log.actor')
              .where('later.action', 'in', DECISIONS),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return total;
  },
};
