import { array, object, string, type Schema } from 'yup';
import type { FromPage } from './protocol.ts';

const MOST_PATHS = 500;
const text = string().defined();

const schemas: Readonly<Record<FromPage['kind'], Schema>> = {
  ready: object(),
  routes: object({ paths: array().of(text).required().max(MOST_PATHS) }),
  failed: object({ failure: object({ name: text, message: text, stack: text }).required() }),
};

/** What the page's process said, checked like anything from outside. Null: no message. */
export function pageMessage(said: unknown): FromPage | null {
  if (typeof said !== 'object' || said === null || !('kind' in said) || typeof said.kind !== 'string') return null;
  if (!Object.hasOwn(schemas, said.kind)) return null;
  const schema = schemas[said.kind as FromPage['kind']];
  return schema.isValidSync(said, { strict: true }) ? (said as FromPage) : null;
}
