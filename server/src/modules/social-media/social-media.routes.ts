import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { orderRoutes } from '../../content/order-operations.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listSocialLinks, listSocialRecords } from './social-media.repository.ts';
import {
  changeSocialLink,
  createSocialLink,
  readSocialLink,
  removeSocialLink,
  socialOrder,
} from './social-media.service.ts';
import { socialIcons, socialLinkInputSchema } from '@vitrin/shared-contracts/social-media';
import { string } from 'yup';
import { idField, searchFilter } from '../../platform/http/request-body.ts';

export async function socialMediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.socialMedia, { config: { responses: 'SocialLink[]', content: ['social-media'] } }, async () =>
    dataEnvelope(await listSocialLinks(services.db)),
  );

  app.get(
    api.adminSocialMedia,
    { config: { responses: 'SocialLinkRecord[]', access: { right: 'social-media.read' }, filters: searchFilter } },
    async ({ query }) => dataEnvelope(searchInMemory(await listSocialRecords(services.db), query, wordsOf)),
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminSocialMedia}/:id`,
    { config: { responses: 'SocialLinkRecord', access: { right: 'social-media.read' } } },
    async ({ params }) => dataEnvelope(await readSocialLink(services.db, idOf(params.id))),
  );
  panelWrites(app, services);
}

function wordsOf({ name, uri }: SocialLinkRecord): string[] {
  return [name, uri];
}

/** Fields that are not sent stay; an empty icon follows the address. */
const socialLinkChange = socialLinkInputSchema.partial().shape({ icon_name: string().oneOf(['', ...socialIcons]) });

function panelWrites(app: FastifyInstance, services: Services): void {
  const right = 'social-media.write';
  formResource(app, api.adminSocialMedia, {
    POST: {
      right,
      responses: 'SocialLinkRecord',
      body: socialLinkInputSchema,
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createSocialLink(services, context, Object.fromEntries(fields))),
    },
    PUT: {
      right,
      responses: 'SocialLinkRecord',
      body: socialLinkChange,
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeSocialLink(services, context, Object.fromEntries(fields))),
    },
    DELETE: {
      right,
      responses: 'RecordId',
      body: { id: idField },
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.deleted, await removeSocialLink(services, context, idOf(fields.get('id')))),
    },
  });

  orderRoutes(app, api.adminSocialMedia, right, socialOrder(services));
}
