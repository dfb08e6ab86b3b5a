import type { FastifyInstance } from 'fastify';
import type { AnnouncementRow } from '@vitrin/shared-contracts/announcements';
import { limits } from '@vitrin/shared-contracts/limits';
import { pageKeyPattern } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import { knownLanguages } from '../../content/active-languages.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { queryText } from '../../platform/http/paging.ts';
import { limitContent, limitFreshness } from '../../platform/http/read-cache.ts';
import { searchFilter } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { findTargets, stateFor } from '../menus/menu-targets.service.ts';
import { announcementRecords } from './announcements.service.ts';
import { announcementRows, publicAnnouncements } from './public-announcements.service.ts';

export async function announcementRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, kinds } = services;
  const withPages = [...kinds.values()].flatMap(({ entity, addresses }) => (addresses ? [entity] : []));
  app.get(
    api.announcements,
    { config: { responses: 'SiteAnnouncements', content: ['announcement', remotePageEntity, ...withPages] } },
    async (request) => {
      const { requested } = await requestLanguages(db, request);
      const { shown, entities, nextChange } = await publicAnnouncements(services, requested);
      limitContent(request, ['announcement', ...entities]);
      limitFreshness(request, nextChange);
      return dataEnvelope(shown);
    },
  );

  const access = { right: 'announcements.read' } as const;
  app.get(
    api.adminAnnouncements,
    { config: { access, responses: 'AnnouncementRow[]', filters: searchFilter } },
    async ({ query }) => dataEnvelope(searchInMemory(await announcementRows(services), query, wordsOf)),
  );

  app.get(
    api.adminAnnouncementPages,
    { config: { access, responses: 'MenuTargetState[]', filters: ['keys'] } },
    async (request) => {
      const { rights } = sessionOf(request);
      const keys = (queryText(request.query, 'keys') ?? '').split(',').filter((key) => pageKeyPattern.test(key));
      const languages = [...(await knownLanguages(db))];
      const targets = await findTargets(services, keys.slice(0, limits.announcement.pages), languages);
      return dataEnvelope([...targets.values()].map((target) => stateFor(target, kinds, rights)));
    },
  );

  recordRoutes(app, services, {
    url: api.adminAnnouncements,
    responses: 'AnnouncementRecord',
    records: announcementRecords,
  });
}

function wordsOf({ translations }: AnnouncementRow): string[] {
  return Object.values(translations).map(({ title, text }) => `${title}\n${text}`);
}
