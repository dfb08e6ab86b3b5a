import type { AnyObject, ObjectSchema } from 'yup';
import { validated } from './validated.ts';

/** Reads only the fields of the schema that were sent: what is left out is neither asked for nor given its default. */
export function sentFields<T extends AnyObject>(schema: ObjectSchema<T>, value: Readonly<AnyObject>): Partial<T> {
  const names = Object.keys(schema.fields).filter((name) => Object.hasOwn(value, name));
  const sent: unknown = validated(schema.pick(names), value);
  return sent as Partial<T>;
}
