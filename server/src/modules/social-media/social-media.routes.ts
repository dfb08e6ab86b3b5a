import type { FastifyInstance } from 'fastify';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { SocialLinkRecord } from 'shared-contracts/social-media';
import { answer, done } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { orderRoutes } from '../../content/order-writes.ts';
import { searchFew } from '../../platform/http/search-few.ts';
import type { Services } from '../../services.ts';
import { listSocialLinks, listSocialRecords } from './social-media.repository.ts';
import {
  changeSocialLink,
  createSocialLink,
  readSocialLink,
  removeSocialLink,
  socialOrder,
} from './social-media.service.ts';

export async function socialMediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.socialMedia, { config: { answers: 'SocialLink[]' } }, async () =>
    answer(await listSocialLinks(services.db)),
  );

  app.get(
    api.adminSocialMedia,
    { config: { answers: 'SocialLinkRecord[]', access: { right: 'social-media.read' } } },
    async ({ query }) => answer(searchFew(await listSocialRecords(services.db), query, wordsOf)),
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminSocialMedia}/:id`,
    { config: { answers: 'SocialLinkRecord', access: { right: 'social-media.read' } } },
    async ({ params }) => answer(await readSocialLink(services.db, idOf(params.id))),
  );
  panelWrites(app, services);
}

function wordsOf({ name, uri }: SocialLinkRecord): string[] {
  return [name, uri];
}

function panelWrites(app: FastifyInstance, services: Services): void {
  const right = 'social-media.write';
  formResource(app, api.adminSocialMedia, {
    POST: {
      right,
      answers: 'SocialLinkRecord',
      handle: async ({ fields, context }) =>
        done(messages.created, await createSocialLink(services, context, Object.fromEntries(fields))),
    },
    PUT: {
      right,
      answers: 'SocialLinkRecord',
      handle: async ({ fields, context }) =>
        done(messages.updated, await changeSocialLink(services, context, Object.fromEntries(fields))),
    },
    DELETE: {
      right,
      answers: 'RecordId',
      handle: async ({ fields, context }) =>
        done(messages.deleted, await removeSocialLink(services, context, idOf(fields.get('id')))),
    },
  });

  orderRoutes(app, api.adminSocialMedia, right, socialOrder(services));
}
