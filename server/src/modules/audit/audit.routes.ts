import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { pageMeta, pageRequest } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { auditCsv } from './audit-csv.ts';
import { auditQuery } from './audit-filters.ts';
import { readAuditLog } from './audit-log.service.ts';
import { listUsers } from './audit.repository.ts';
import { searchFilter, dayFilters } from '../../platform/http/request-body.ts';

const filters = [...searchFilter, ...dayFilters, 'person', 'operation', 'entity', 'result'];

export async function auditRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const config = { access: { right: 'audit.read' } } as const;

  app.get(
    api.adminAudit,
    { config: { ...config, responses: 'AuditRow[]', filters: ['page', ...filters] } },
    async (request) => {
      const page = pageRequest(request.query, limits.panelPageSize);
      const { rights } = sessionOf(request);
      const { rows, total } = await readAuditLog(services, rights, auditQuery(request.query), page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(api.adminAuditPeople, { config: { ...config, responses: 'AuditPerson[]' } }, async () =>
    dataEnvelope(await listUsers(db)),
  );

  app.get(api.adminAuditExport, { config: { ...config, filters }, exposeHeadRoute: false }, async (request, reply) => {
    const query = auditQuery(request.query);
    const { user } = sessionOf(request);
    const event = { operation: 'export', result: 'done', actor: user, title: 'kayitlar.csv', entity: 'audit' } as const;
    await recordEvent(db, request, event);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="kayitlar.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(auditCsv(db, query)));
  });
}
