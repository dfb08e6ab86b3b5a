import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../../../platform/auth/guard.ts';
import { api } from '@vitrin/shared-contracts/paths';
import { pageSectionsDefinition } from '@vitrin/shared-contracts/records/page-sections';
import { dataEnvelope } from '../../../platform/http/envelope.ts';
import type { Services } from '../../../services.ts';
import { requireListedUnit } from '../remotes/archive.service.ts';
import { placeableRemotes } from './placeable-sections.service.ts';
import { sectionPlaces } from './section-places.service.ts';
import { switchedOffPlaces } from './switched-off-places.service.ts';

/**
 * Sections of remotes for those who edit pages, who need no right of release management; and where they are and where they
 * are switched off, for those who decide about releases.
 */
export function placeableSectionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const { read: right } = pageSectionsDefinition.rights;
  app.get(api.adminPlaceableSections, { config: { responses: 'PlaceableRemote[]', access: { right } } }, async () =>
    dataEnvelope(await placeableRemotes(db)),
  );
  app.get<{ Params: { id: string } }>(
    `${api.adminReleases}/:id/places`,
    { config: { responses: 'PlacingPage[]', access: { right: 'releases.read' } } },
    async (request) => {
      const unit = await requireListedUnit(db, request.params.id);
      return dataEnvelope(await sectionPlaces(services, unit, sessionOf(request).rights));
    },
  );
  app.get<{ Params: { id: string } }>(
    `${api.adminReleases}/:id/switched-off-places`,
    { config: { responses: 'SwitchedOffPlace[]', access: { right: 'releases.read' } } },
    async (request) => {
      const unit = await requireListedUnit(db, request.params.id);
      return dataEnvelope(await switchedOffPlaces(services, unit, sessionOf(request).rights));
    },
  );
}
