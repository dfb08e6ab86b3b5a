import type { FastifyInstance } from 'fastify';
import { api } from 'shared-contracts/paths';
import { answer } from '../../http/envelope.ts';
import { requestLanguages } from '../../http/request-language.ts';
import type { Services } from '../../services.ts';
import { listContactItems } from './contact-information.repository.ts';

export async function contactInformationRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  app.get(api.contactInformation, async (request) =>
    answer(await listContactItems(db, (await requestLanguages(db, request)).asked)),
  );
}
