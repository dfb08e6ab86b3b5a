import type { FastifyInstance } from 'fastify';
import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { recordRoutesWithId } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listContactItems, listContactRecords } from './contact-information.repository.ts';
import { contactItemRecords } from './contact-information.service.ts';
import { nextEnd, publicHours } from './public-hours.ts';
import { contactItemInputSchema } from '@vitrin/shared-contracts/contact-information';
import { searchFilter } from '../../platform/http/request-body.ts';

export async function contactInformationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(
    api.contactInformation,
    { config: { responses: 'ContactItem[]', content: ['contact-information'] } },
    async (request) => {
      const { requested } = await requestLanguages(db, request);
      const items = await listContactItems(db, requested);
      const now = new Date();
      limitFreshness(request, nextEnd(items, now));
      return dataEnvelope(items.map((item) => publicHours(item, requested, now)));
    },
  );

  app.get(
    api.adminContactInformation,
    {
      config: {
        responses: 'ContactItemRecord[]',
        access: { right: 'contact-information.read' },
        filters: searchFilter,
      },
    },
    async ({ query }) => dataEnvelope(searchInMemory(await listContactRecords(db), query, searchableTexts)),
  );

  recordRoutesWithId(app, services, {
    url: api.adminContactInformation,
    responses: 'ContactItemRecord',
    records: contactItemRecords,
    bodies: { create: contactItemInputSchema, change: contactItemInputSchema.partial() },
  });
}

/**
 * Returns the searchable texts. Working hours are not text; a phone number is found with any grouping of its digits.
 */
function searchableTexts({ section, name, content }: ContactItemRecord): string[] {
  if (section === 'shift') return [name];
  return section === 'telefon' ? [name, content, content.replace(/[\s().-]/g, '')] : [name, content];
}
