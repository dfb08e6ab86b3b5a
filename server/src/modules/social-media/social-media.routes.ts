import type { FastifyInstance } from 'fastify';
import { api } from 'shared-contracts/paths';
import { answer } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { listSocialLinks } from './social-media.repository.ts';

export async function socialMediaRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  app.get(api.socialMedia, async () => answer(await listSocialLinks(db)));
}
