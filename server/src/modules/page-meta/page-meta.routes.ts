import type { FastifyInstance } from 'fastify';
import { api } from 'shared-contracts/paths';
import { answer } from '../../http/envelope.ts';
import { requestLanguages } from '../../http/request-language.ts';
import type { Services } from '../../services.ts';
import { readPageMeta } from './page-meta.repository.ts';

export async function pageMetaRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  app.get(api.pageMeta, async (request) => answer(await readPageMeta(db, await requestLanguages(db, request))));
}
