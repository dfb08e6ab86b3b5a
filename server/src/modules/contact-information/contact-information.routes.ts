import type { FastifyInstance } from 'fastify';
import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { orderRoutes } from '../../content/order-operations.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listContactItems, listContactRecords } from './contact-information.repository.ts';
import {
  changeContactItem,
  createContactItem,
  contactOrder,
  readContactItem,
  removeContactItem,
} from './contact-information.service.ts';
import { nextEnd, publicHours } from './public-hours.ts';
import { contactItemInputSchema } from '@vitrin/shared-contracts/contact-information';
import { idField, searchFilter } from '../../platform/http/request-body.ts';

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

  app.get<{ Params: { id: string } }>(
    `${api.adminContactInformation}/:id`,
    { config: { responses: 'ContactItemRecord', access: { right: 'contact-information.read' } } },
    async ({ params }) => dataEnvelope(await readContactItem(db, idOf(params.id))),
  );
  panelWrites(app, services);
}

function panelWrites(app: FastifyInstance, services: Services): void {
  const right = 'contact-information.write';
  formResource(app, api.adminContactInformation, {
    POST: {
      right,
      responses: 'ContactItemRecord',
      body: contactItemInputSchema,
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createContactItem(services, context, Object.fromEntries(fields))),
    },
    PUT: {
      right,
      responses: 'ContactItemRecord',
      body: contactItemInputSchema.partial(),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeContactItem(services, context, Object.fromEntries(fields))),
    },
    DELETE: {
      right,
      responses: 'RecordId',
      body: { id: idField },
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.deleted, await removeContactItem(services, context, idOf(fields.get('id')))),
    },
  });

  orderRoutes(app, api.adminContactInformation, right, contactOrder(services));
}

/**
 * Returns the searchable texts. Working hours are not text; a phone number is found with any grouping of its digits.
 */
function searchableTexts({ section, name, content }: ContactItemRecord): string[] {
  if (section === 'shift') return [name];
  return section === 'telefon' ? [name, content, content.replace(/[\s().-]/g, '')] : [name, content];
}
