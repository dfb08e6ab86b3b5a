import type { FastifyInstance } from 'fastify';
import type { ContactItemRecord } from 'shared-contracts/contact-information';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { answer, done } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { orderRoutes } from '../../content/order-writes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchFew } from '../../platform/http/search-few.ts';
import type { Services } from '../../services.ts';
import { listContactItems, listContactRecords } from './contact-information.repository.ts';
import {
  changeContactItem,
  createContactItem,
  contactOrder,
  readContactItem,
  removeContactItem,
} from './contact-information.service.ts';

export async function contactInformationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(api.contactInformation, { config: { answers: 'ContactItem[]' } }, async (request) =>
    answer(await listContactItems(db, (await requestLanguages(db, request)).asked)),
  );

  app.get(
    api.adminContactInformation,
    { config: { answers: 'ContactItemRecord[]', access: { right: 'contact-information.read' } } },
    async ({ query }) => answer(searchFew(await listContactRecords(db), query, wordsOf)),
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminContactInformation}/:id`,
    { config: { answers: 'ContactItemRecord', access: { right: 'contact-information.read' } } },
    async ({ params }) => answer(await readContactItem(db, idOf(params.id))),
  );
  panelWrites(app, services);
}

function panelWrites(app: FastifyInstance, services: Services): void {
  const right = 'contact-information.write';
  formResource(app, api.adminContactInformation, {
    POST: {
      right,
      answers: 'ContactItemRecord',
      handle: async ({ fields, context }) =>
        done(messages.created, await createContactItem(services, context, Object.fromEntries(fields))),
    },
    PUT: {
      right,
      answers: 'ContactItemRecord',
      handle: async ({ fields, context }) =>
        done(messages.updated, await changeContactItem(services, context, Object.fromEntries(fields))),
    },
    DELETE: {
      right,
      answers: 'RecordId',
      handle: async ({ fields, context }) =>
        done(messages.deleted, await removeContactItem(services, context, idOf(fields.get('id')))),
    },
  });

  orderRoutes(app, api.adminContactInformation, right, contactOrder(services));
}

/** Working hours are no words; a phone number is found however its digits are parted. */
function wordsOf({ section, name, content }: ContactItemRecord): string[] {
  if (section === 'shift') return [name];
  return section === 'telefon' ? [name, content, content.replace(/[\s().-]/g, '')] : [name, content];
}
