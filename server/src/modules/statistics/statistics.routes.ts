import type { FastifyInstance } from 'fastify';
import { api } from 'shared-contracts/paths';
import type { Right } from 'shared-contracts/rights';
import { statisticsRights, type Change, type Statistics } from 'shared-contracts/statistics';
import { sessionOf } from '../../access/guard.ts';
import type { Db } from '../../database/tables.ts';
import { answer } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import {
  countArticles,
  countContracts,
  countLanguages,
  countMissingTranslations,
  lastChanges,
} from './statistics.repository.ts';

const entities: readonly Change['entity'][] = ['article', 'contract'];

export async function statisticsRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  app.get(api.statistics, { config: { access: { right: 'dashboard.read' } } }, async (request) =>
    answer(await statisticsFor(db, sessionOf(request).rights)),
  );
}

/** True counts only, and of these only what the person may see. */
async function statisticsFor(db: Db, rights: ReadonlySet<Right>): Promise<Statistics> {
  const seen = entities.filter((entity) => rights.has(statisticsRights[entity]));
  const articles = seen.includes('article') && {
    ...(await countArticles(db)),
    missing_translations: await countMissingTranslations(db),
  };
  const contracts = seen.includes('contract') && { contracts: await countContracts(db) };
  return {
    counts: { ...articles, ...contracts, languages: await countLanguages(db) },
    changes: await lastChanges(db, seen),
  };
}
