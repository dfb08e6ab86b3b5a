import { validate } from '@vitrin/shared-contracts/validation';
import type { Schema } from 'yup';
import { Invalid } from '../errors.ts';

/** Returns the value validated by the shared schema, or throws 422 with the first message of each field. */
export function validated<T>(schema: Schema<T>, value: unknown): T {
  const result = validate(schema, value);
  if (result.errors) throw new Invalid(result.errors);
  return result.value;
}
