import type { AnyObject, ObjectSchema } from 'yup';
import { validated } from './validated.ts';

/**
 * Validates only the fields of the schema that were sent: omitted fields are neither required nor set to their default.
 */
export function sentFields<T extends AnyObject>(schema: ObjectSchema<T>, value: Readonly<AnyObject>): Partial<T> {
  const names = Object.keys(schema.fields).filter((name) => Object.hasOwn(value, name));
  const sent: unknown = validated(schema.pick(names), value);
  return sent as Partial<T>;
}
