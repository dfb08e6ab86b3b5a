import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { destructionKindLabels, destructionReasonLabels } from '@vitrin/shared-contracts/privacy';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { listDestructions } from './destructions.repository.ts';
import { pageFilters } from '../../platform/http/request-body.ts';

export function destructionRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(
    api.adminDestructions,
    {
      config: {
        responses: 'DestructionRow[]',
        access: { right: 'privacy.read' },
        filters: [...pageFilters, 'kind', 'reason'],
      },
    },
    async ({ query }) => {
      const page = {
        ...pageRequest(query, limits.panelPageSize),
        kind: known(queryText(query, 'kind'), destructionKindLabels),
        reason: known(queryText(query, 'reason'), destructionReasonLabels),
      };
      const { rows, total } = await listDestructions(db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );
}

/** Returns the key of a known label; null when there is no filter. Throws a 400 problem for an unknown one. */
function known<K extends string>(value: string | undefined, labels: Readonly<Record<K, string>>): K | null {
  if (!value) return null;
  const key = (Object.keys(labels) as K[]).find((each) => each === value);
  if (key === undefined) throw problems.malformed('Filtre geçersiz.');
  return key;
}
