import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import type { SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { recordRoutesWithId } from '../../content/record/record-routes.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listSocialLinks, listSocialRecords } from './social-media.repository.ts';
import { socialLinkRecords } from './social-media.service.ts';
import { socialIcons, socialLinkInputSchema } from '@vitrin/shared-contracts/social-media';
import { string } from 'yup';
import { searchFilter } from '../../platform/http/request-body.ts';

export async function socialMediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.socialMedia, { config: { responses: 'SocialLink[]', content: ['social-media'] } }, async () =>
    dataEnvelope(await listSocialLinks(services.db)),
  );

  app.get(
    api.adminSocialMedia,
    { config: { responses: 'SocialLinkRecord[]', access: { right: 'social-media.read' }, filters: searchFilter } },
    async ({ query }) => dataEnvelope(searchInMemory(await listSocialRecords(services.db), query, wordsOf)),
  );

  recordRoutesWithId(app, services, {
    url: api.adminSocialMedia,
    responses: 'SocialLinkRecord',
    records: socialLinkRecords,
    bodies: { create: socialLinkInputSchema, change: socialLinkChange },
  });
}

function wordsOf({ name, uri }: SocialLinkRecord): string[] {
  return [name, uri];
}

/** Fields that are not sent stay; an empty icon follows the address. */
const socialLinkChange = socialLinkInputSchema.partial().shape({ icon_name: string().oneOf(['', ...socialIcons]) });
