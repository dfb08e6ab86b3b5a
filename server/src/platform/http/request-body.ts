import { positiveInteger } from '@vitrin/shared-contracts/validation';
import { mixed, number, string, type Schema } from 'yup';

/**
 * The body of a request as the description of the API shows it: the schema of all fields, or one for each field. The fields
 * of a form may be sent as multipart form or as a JSON object.
 */
export type RequestBody = Schema | Readonly<Record<string, Schema>> | (() => Schema) | ChangedFields;

/** The record of an update: all of its fields are optional, also those of its translations. */
export class ChangedFields {
  readonly schema: Schema;
  constructor(schema: Schema) {
    this.schema = schema;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Null: the request has no body. Every route that writes declares it. */
    body?: RequestBody | null;
    /** Only a JSON object is accepted; by default a multipart form too. */
    json?: boolean;
    /** Fields that contain files; such a body is always a multipart form. */
    files?: readonly string[];
    /** Query parameters of a read, all optional. */
    filters?: readonly string[];
  }
}

/** The field of the panel's forms that contains a record. */
export function formData(schema: Schema): RequestBody {
  return { form_data: schema };
}

export const idField = positiveInteger().required();
export const flagField = number().oneOf([0, 1]);
export const textField = string();
/** Any JSON value; the fields of a record depend on its kind. */
export const jsonValue = mixed();

/** Query parameters of `pageRequest` and `searchInMemory`. */
export const searchFilter = ['search'] as const;
export const pageFilters = ['page', ...searchFilter] as const;
/** Query parameters of `dayRange`. */
export const dayFilters = ['from', 'to'] as const;
