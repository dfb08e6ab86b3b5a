import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { switchOnSchema } from '@vitrin/shared-contracts/placeable-sections';
import {
  canarySchema,
  promoteSchema,
  releasePolicySchema,
  rollbackSchema,
  type UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Schema } from 'yup';
import type { ResponseName } from '../../platform/http/response-schemas.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type Operation } from '../../platform/http/form-resource.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { previewRoute } from './links/preview.routes.ts';
import { setCanary, promote, rollBack } from './commands/release-commands.service.ts';
import { changePolicy } from './commands/release-policies.service.ts';
import { releaseKeyRoutes } from './keys/release-keys.routes.ts';
import { pipelineRoutes } from './pipelines/pipelines.routes.ts';
import { listFaults, listLog } from './release-lists.repository.ts';
import { releaseRow, releaseRows } from './release-rows.service.ts';
import { lossesOf } from './release-losses.service.ts';
import { overview, unitOverview } from './releases.service.ts';
import { releaseLinkRoutes } from './links/release-links.routes.ts';
import { archiveRoutes } from './remotes/archive.routes.ts';
import { requireListedUnit } from './remotes/archive.service.ts';
import { remoteRoutes } from './remotes/remotes.routes.ts';
import { requireUnit } from './remotes/units.service.ts';
import { placeableSectionRoutes } from './sections/placeable-sections.routes.ts';
import { switchOnPlaces } from './sections/switched-off-places.service.ts';
import { formData } from '../../platform/http/request-body.ts';

/** Routes of release management: which release of each unit is live, its history, and the decisions of staff. */
export async function releaseManagementRoutes(app: FastifyInstance, services: Services): Promise<void> {
  lists(app, services);
  commands(app, services);
  previewRoute(app, services);
  releaseKeyRoutes(app, services);
  pipelineRoutes(app, services);
  remoteRoutes(app, services);
  archiveRoutes(app, services);
  releaseLinkRoutes(app, services);
  placeableSectionRoutes(app, services);
}

type UnitRequest = FastifyRequest<{ Params: { id: string } }>;
type Found = Promise<{ rows: unknown[]; total: number }>;
type ListRequest = FastifyRequest<{ Params: { id?: string } }>;

function lists(app: FastifyInstance, services: Services): void {
  const config = { access: { right: 'releases.read' } } as const;
  const unitOf = (name: string) => requireListedUnit(services.db, name);
  app.get(api.adminReleases, { config: { ...config, responses: 'UnitOverview[]' } }, async () =>
    dataEnvelope(await overview(services)),
  );

  const one = { ...config, responses: 'ReleaseRow', filters: ['release'] } as const;
  app.get(`${api.adminReleases}/:id/release`, { config: one }, async (request: UnitRequest) => {
    const { user } = sessionOf(request);
    const unit = await unitOf(request.params.id);
    return dataEnvelope(await releaseRow(services, unit, queryText(request.query, 'release') ?? '', user));
  });

  const losses = { access: { right: 'releases.read' }, responses: 'ReleaseLosses', filters: ['release'] } as const;
  app.get(`${api.adminReleases}/:id/losses`, { config: losses }, async (request: UnitRequest) => {
    const unit = await unitOf(request.params.id);
    const id = queryText(request.query, 'release') ?? null;
    return dataEnvelope({ warnings: await lossesOf(services, unit, { id }) });
  });

  type Read = (unit: string, page: PageRequest, request: ListRequest) => Found;
  const list = (url: string, rows: { responses: ResponseName }, read: Read) =>
    app.get(url, { config: { ...config, ...rows, filters: ['page'] } }, async (request: ListRequest) => {
      const { params, query } = request;
      const page = pageRequest(query, limits.panelPageSize);
      const { rows, total } = await read(params.id ?? '', page, request);
      return dataEnvelope(rows, pageMeta(page, total));
    });
  const log = { responses: 'ReleaseLogRow[]' } as const;
  list(api.adminReleaseLog, log, (_unit, page) => listLog(services.db, null, page));
  list(`${api.adminReleases}/:id`, { responses: 'ReleaseRow[]' }, async (name, page, request) =>
    releaseRows(services, await unitOf(name), page, sessionOf(request).user),
  );
  list(`${api.adminReleases}/:id/log`, log, async (name, page) => listLog(services.db, await unitOf(name), page));
  list(`${api.adminReleases}/:id/faults`, { responses: 'ReleaseFaultRow[]' }, async (name, page) =>
    listFaults(services.db, await unitOf(name), page),
  );
}

/** Mounts the commands of staff about a unit; each responds with the unit's new state. */
function commands(app: FastifyInstance, services: Services): void {
  const operation = <Input>(
    schema: Schema<Input>,
    command: (deps: Services, source: WriteContext, decision: Input & { unit: Unit }) => Promise<unknown>,
    text: (unit: UnitOverview) => string,
    right: Right = 'releases.publish',
  ): Operation => ({
    right,
    responses: 'UnitOverview',
    body: formData(schema),
    async handle({ fields, context, id }) {
      const known = await requireUnit(services.db, id);
      const input = validated(schema, jsonField(fields, 'form_data'));
      await command(services, context, { ...input, unit: known.unit });
      const unit = await unitOverview(services, known);
      return messageEnvelope(text(unit), unit);
    },
  });
  formResource(app, `${api.adminReleases}/:id/promote`, {
    POST: operation(promoteSchema, promote, () => 'Sürüm canlıya alındı.'),
  });
  formResource(app, `${api.adminReleases}/:id/emergency`, {
    POST: operation(
      promoteSchema,
      (deps, source, decision) => promote(deps, source, { ...decision, emergency: true }),
      () => 'Sürüm acil olarak canlıya alındı.',
      'releases.override',
    ),
  });
  formResource(app, `${api.adminReleases}/:id/policy`, {
    POST: operation(
      releasePolicySchema,
      (deps, source, { unit, ...policy }) => changePolicy(deps, source, unit, policy),
      ({ two_people }) =>
        two_people
          ? 'Canlıya almak için artık ikinci bir kişi gerekir.'
          : 'Canlıya almak için ikinci bir kişi gerekmez.',
      'releases.override',
    ),
  });
  formResource(app, `${api.adminReleases}/:id/rollback`, {
    POST: operation(rollbackSchema, rollBack, ({ live }) => `${live?.id ?? ''} sürümüne geri dönüldü.`),
  });
  formResource(app, `${api.adminReleases}/:id/switch-on`, {
    POST: operation(switchOnSchema, switchOnPlaces, () => 'Bölüm orada yeniden gösteriliyor.'),
  });
  formResource(app, `${api.adminReleases}/:id/canary`, {
    POST: operation(canarySchema, setCanary, ({ candidate }) =>
      candidate ? `Aday sürüm gösteriliyor; ziyaretçi payı %${candidate.percent}.` : 'Aday kaldırıldı.',
    ),
  });
}
