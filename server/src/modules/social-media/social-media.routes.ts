import type { FastifyInstance } from 'fastify';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { queueSchema } from 'shared-contracts/queue';
import type { SocialLinkRecord } from 'shared-contracts/social-media';
import { answer, done } from '../../http/envelope.ts';
import { idOf, jsonField } from '../../http/form-fields.ts';
import { formResource, type Operation } from '../../http/form-resource.ts';
import { searchFew } from '../../http/search-few.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import { listSocialLinks, listSocialRecords } from './social-media.repository.ts';
import { changeSocialLink, createSocialLink, orderSocialLinks, removeSocialLink } from './social-media.service.ts';

export async function socialMediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.socialMedia, async () => answer(await listSocialLinks(services.db)));

  app.get(api.adminSocialMedia, { config: { access: { right: 'social-media.read' } } }, async ({ query }) =>
    answer(searchFew(await listSocialRecords(services.db), query, wordsOf)),
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
      handle: async ({ fields, context }) =>
        done(messages.created, await createSocialLink(services, context, Object.fromEntries(fields))),
    },
    PUT: {
      right,
      handle: async ({ fields, context }) =>
        done(messages.updated, await changeSocialLink(services, context, Object.fromEntries(fields))),
    },
    DELETE: {
      right,
      handle: async ({ fields, context }) =>
        done(messages.deleted, await removeSocialLink(services, context, idOf(fields.get('id')))),
    },
  });

  const order: Operation = {
    right,
    async handle({ fields, context }) {
      await orderSocialLinks(services, context, validated(queueSchema, jsonField(fields, 'queue')));
      return done(messages.reordered);
    },
  };
  formResource(app, `${api.adminSocialMedia}/queue`, { POST: order, PUT: order });
}
