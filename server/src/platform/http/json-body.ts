import type { FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import { problems } from './problem.ts';
import { validated } from './validated.ts';

/** Returns the JSON body validated by the schema. Throws 400 when it is not an object, 422 for invalid fields. */
export function jsonBody<T>(schema: Schema<T>, { body }: FastifyRequest): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problems.malformed();
  return validated(schema, body);
}
