import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { messages } from '@vitrin/shared-contracts/messages';
import { invalid, positiveInteger } from '@vitrin/shared-contracts/validation';
import { dataEnvelope, messageEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField, type FormFields } from '../../platform/http/form-fields.ts';
import { formResource, type Operation, type Operations } from '../../platform/http/form-resource.ts';
import { ChangedFields, formData, idField, type RequestBody } from '../../platform/http/request-body.ts';
import type { ResponseName } from '../../platform/http/response-schemas.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../content-services.ts';
import { orderRoutes } from '../order-operations.ts';
import type { ContentRecord } from './content-record.ts';
import type { RecordRow } from './record-rules.ts';

/** Where the records of one kind are read and written. */
interface RecordAddress {
  url: string;
  responses: ResponseName;
  records: ContentRecord<RecordRow>;
  /** Further operations of `url`. */
  more?: Operations;
}

/**
 * Mounts the requests of a form in the style of the documented ones (product §7): `url` creates, `url/{id}` returns,
 * changes and deletes a record. For ordered records also the order.
 */
export function recordRoutes(app: FastifyInstance, services: ContentServices, address: RecordAddress): void {
  const { url, responses, records, more } = address;
  const { rights, schema } = records;
  const writes = records.createWrites(services);
  readRoute(app, services, address);
  formResource(app, url, {
    POST: {
      right: rights.write,
      responses,
      body: formData(schema),
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.created, await writes.create(context, jsonField(fields, 'form_data'))),
    },
    ...more,
  });
  formResource(app, `${url}/:id`, {
    PUT: {
      right: rights.write,
      responses,
      body: new ChangedFields(schema),
      handle: async ({ fields, context, id }) =>
        writeEnvelope(messages.updated, await writes.change(context, idOf(id), jsonField(fields, 'form_data'))),
    },
    DELETE: {
      right: rights.remove ?? rights.write,
      responses: 'RecordId',
      body: null,
      handle: async ({ context, id }) => messageEnvelope(messages.deleted, await writes.remove(context, idOf(id))),
    },
  });
  if (records.isOrdered) orderRoutes(app, url, rights.order ?? rights.write, records.createOrder(services));
}

/** Requests whose form contains the id of the record. */
interface FormWithId extends RecordAddress {
  /** Returns the form in the fields of a request; by default, the fields themselves are the form. */
  readForm?: (fields: FormFields) => unknown;
  bodies: Record<'create' | 'change', RequestBody>;
  done?: Record<'created' | 'updated', string>;
}

/** Mounts the documented requests whose form contains the id (product §7): `url` creates, changes and deletes. */
export function recordRoutesWithId(app: FastifyInstance, services: ContentServices, form: FormWithId): void {
  const { url, responses, records, bodies, done = messages, readForm = (fields) => Object.fromEntries(fields) } = form;
  const { rights } = records;
  const writes = records.createWrites(services);
  readRoute(app, services, form);
  const write = (body: RequestBody, handle: Operation['handle']): Operation => ({
    right: rights.write,
    responses,
    body,
    handle,
  });
  formResource(app, url, {
    POST: write(bodies.create, async ({ fields, context }) =>
      writeEnvelope(done.created, await writes.create(context, readForm(fields))),
    ),
    PUT: write(bodies.change, async ({ fields, context }) => {
      const sent = readForm(fields);
      const { id } = validated(formWithId, sent);
      return writeEnvelope(done.updated, await writes.change(context, id, sent));
    }),
    DELETE: {
      right: rights.remove ?? rights.write,
      responses: 'RecordId',
      body: { id: idField },
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.deleted, await writes.remove(context, idOf(fields.get('id')))),
    },
  });
  if (records.isOrdered) orderRoutes(app, url, rights.order ?? rights.write, records.createOrder(services));
}

const formWithId = object({ id: positiveInteger().required(invalid.required) });

function readRoute(app: FastifyInstance, { db }: ContentServices, { url, responses, records }: RecordAddress): void {
  app.get<{ Params: { id: string } }>(
    `${url}/:id`,
    { config: { access: { right: records.rights.read }, responses } },
    async ({ params }) => dataEnvelope(await records.require(db, idOf(params.id))),
  );
}
