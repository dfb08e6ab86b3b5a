import type { FastifyInstance } from 'fastify';
import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import { answer, done } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type Operation } from '../../platform/http/form-resource.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { pageMeta, pageRequest } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { promoteRelease, rollUnitBack, tryRelease, type PanelMove } from './moves.service.ts';
import { previewRoute } from './preview.routes.ts';
import { releaseKeyRoutes } from './release-keys.routes.ts';
import { listFaults, listLog } from './release-lists.repository.ts';
import { overview, releaseRows } from './releases.service.ts';
import { remoteRoutes } from './remotes.routes.ts';
import { requireUnit } from './units.service.ts';

/** What teams deliver: which release of each unit is live, what has happened to it, and who decides. */
export async function releaseManagementRoutes(app: FastifyInstance, services: Services): Promise<void> {
  lists(app, services);
  moves(app, services);
  previewRoute(app, services);
  releaseKeyRoutes(app, services);
  remoteRoutes(app, services);
}

type Found = Promise<{ rows: unknown[]; total: number }>;

function lists(app: FastifyInstance, services: Services): void {
  const config = { access: { right: 'releases.read' } } as const;
  app.get(api.adminReleases, { config }, async () => answer(await overview(services)));

  const list = (url: string, read: (unit: string, page: PageRequest) => Found) =>
    app.get<{ Params: { id?: string } }>(url, { config }, async ({ params, query }) => {
      const page = pageRequest(query, limits.panelPageSize);
      const { rows, total } = await read(params.id ?? '', page);
      return answer(rows, pageMeta(page, total));
    });
  const unitOf = async (name: string) => (await requireUnit(services.db, name)).unit;
  list(api.adminReleaseLog, (_unit, page) => listLog(services.db, null, page));
  list(`${api.adminReleases}/:id`, async (name, page) => releaseRows(services, await unitOf(name), page));
  list(`${api.adminReleases}/:id/log`, async (name, page) => listLog(services.db, await unitOf(name), page));
  list(`${api.adminReleases}/:id/faults`, async (name, page) => listFaults(services.db, await unitOf(name), page));
}

function moves(app: FastifyInstance, services: Services): void {
  const operation = (
    move: (decision: PanelMove, form: unknown) => Promise<UnitOverview>,
    words: (unit: UnitOverview) => string,
  ): Operation => ({
    right: 'releases.publish',
    async handle({ fields, context, id }) {
      const known = await requireUnit(services.db, id);
      const unit = await move({ services, context, known }, jsonField(fields, 'form_data'));
      return done(words(unit), unit);
    },
  });
  formResource(app, `${api.adminReleases}/:id/promote`, {
    POST: operation(promoteRelease, () => 'Sürüm canlıya alındı.'),
  });
  formResource(app, `${api.adminReleases}/:id/rollback`, {
    POST: operation(rollUnitBack, ({ live }) => `${live?.id ?? ''} sürümüne geri dönüldü.`),
  });
  formResource(app, `${api.adminReleases}/:id/canary`, {
    POST: operation(tryRelease, ({ candidate }) =>
      candidate ? `Aday sürüm ziyaretçilerin %${candidate.percent} kadarına gösteriliyor.` : 'Aday kaldırıldı.',
    ),
  });
}
