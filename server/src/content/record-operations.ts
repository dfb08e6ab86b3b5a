import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import type { WriteContext } from '../platform/database/write-context.ts';
import { messageEnvelope } from '../platform/http/envelope.ts';
import { idOf, jsonField } from '../platform/http/form-fields.ts';
import { formResource, type Operation } from '../platform/http/form-resource.ts';
import { orderRoutes, type OrderOperations } from './order-operations.ts';
import { type Schema } from 'yup';
import { ChangedFields, formData } from '../platform/http/request-body.ts';

/**
 * Changes of ordered records by staff. `form` is `form_data` as received; each method returns the data that the panel
 * shows next.
 */
export interface RecordOperations extends OrderOperations {
  create(context: WriteContext, form: unknown): Promise<object>;
  change(context: WriteContext, id: number, form: unknown): Promise<object>;
  remove(context: WriteContext, id: number): Promise<object>;
}

/**
 * Mounts the routes of ordered records in the style of the documented requests (product §7), all with one right: `url`,
 * `url/{id}` and the order routes.
 */
export function recordRoutes(
  app: FastifyInstance,
  url: string,
  declared: Pick<Operation, 'right' | 'responses'> & { input: Schema },
  writes: RecordOperations,
): void {
  const { right, responses } = declared;
  const body = formData(declared.input);
  const create: Operation = {
    right,
    responses,
    body,
    handle: async ({ fields, context }) =>
      messageEnvelope(messages.created, await writes.create(context, jsonField(fields, 'form_data'))),
  };
  const change: Operation = {
    right,
    responses,
    body: new ChangedFields(declared.input),
    handle: async ({ fields, context, id }) =>
      messageEnvelope(messages.updated, await writes.change(context, idOf(id), jsonField(fields, 'form_data'))),
  };
  const remove: Operation = {
    right,
    responses: 'RecordId',
    body: null,
    handle: async ({ context, id }) => messageEnvelope(messages.deleted, await writes.remove(context, idOf(id))),
  };
  orderRoutes(app, url, right, writes);
  formResource(app, url, { POST: create });
  formResource(app, `${url}/:id`, { PUT: change, DELETE: remove });
}
