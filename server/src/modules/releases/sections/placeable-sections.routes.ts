import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { pageSectionsDefinition } from '@vitrin/shared-contracts/records/page-sections';
import { dataEnvelope } from '../../../platform/http/envelope.ts';
import type { Services } from '../../../services.ts';
import { placeableRemotes } from './placeable-sections.service.ts';

/** Sections of remotes for those who edit pages; they need no right of release management. */
export function placeableSectionRoutes(app: FastifyInstance, { db }: Services): void {
  const { read: right } = pageSectionsDefinition.rights;
  app.get(api.adminPlaceableSections, { config: { responses: 'PlaceableRemote[]', access: { right } } }, async () =>
    dataEnvelope(await placeableRemotes(db)),
  );
}
