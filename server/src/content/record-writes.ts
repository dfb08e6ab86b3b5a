import type { FastifyInstance } from 'fastify';
import { messages } from 'shared-contracts/messages';
import type { WriteContext } from '../platform/database/write-context.ts';
import { done } from '../platform/http/envelope.ts';
import { idOf, jsonField } from '../platform/http/form-fields.ts';
import { formResource, type Operation } from '../platform/http/form-resource.ts';
import { orderRoutes, type OrderWrites } from './order-writes.ts';

/** What staff do to records that stand in an order. `form` is `form_data` as it came; each answers what the panel shows next. */
export interface RecordWrites extends OrderWrites {
  create(context: WriteContext, form: unknown): Promise<object>;
  change(context: WriteContext, id: number, form: unknown): Promise<object>;
  remove(context: WriteContext, id: number): Promise<object>;
}

/** Mounts them in the style of the documented calls (product §7), all under one right: `url`, `url/{id}` and those of the order. */
export function recordWrites(
  app: FastifyInstance,
  url: string,
  declared: Pick<Operation, 'right' | 'answers'>,
  writes: RecordWrites,
): void {
  const create: Operation = {
    ...declared,
    handle: async ({ fields, context }) =>
      done(messages.created, await writes.create(context, jsonField(fields, 'form_data'))),
  };
  const change: Operation = {
    ...declared,
    handle: async ({ fields, context, id }) =>
      done(messages.updated, await writes.change(context, idOf(id), jsonField(fields, 'form_data'))),
  };
  const remove: Operation = {
    right: declared.right,
    answers: 'RecordId',
    handle: async ({ context, id }) => done(messages.deleted, await writes.remove(context, idOf(id))),
  };
  orderRoutes(app, url, declared.right, writes);
  formResource(app, url, { POST: create });
  formResource(app, `${url}/:id`, { PUT: change, DELETE: remove });
}
