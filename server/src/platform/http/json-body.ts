import type { FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import { problems } from './problem.ts';
import { validated } from './validated.ts';

/** The body of a call that takes JSON, as its schema reads it: 400 for what is no object, 422 for wrong fields. */
export function jsonBody<T>(schema: Schema<T>, { body }: FastifyRequest): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problems.malformed();
  return validated(schema, body);
}
