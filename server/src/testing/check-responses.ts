import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { responseSchemas } from '../modules/response-schemas.ts';
import { responseSchema, type Definitions, type ResponseName } from '../platform/http/response-schemas.ts';

const ajv = new Ajv({ strictTypes: false });
/**
 * Compiled at the first response of a type: a test file asks few routes, and compiling the types of all of them takes
 * seconds. Kept, because a test file creates many apps.
 */
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: ResponseName): ValidateFunction {
  const key = JSON.stringify(name);
  const validate = validators.get(key) ?? ajv.compile(withUsedDefinitions(responseSchema(responseSchemas, name)));
  validators.set(key, validate);
  return validate;
}

const REFERENCE = /"#\/definitions\/([^"]+)"/g;

/** Returns the schema without the definitions that it does not use: the compiler would walk through all of them. */
function withUsedDefinitions({ definitions, ...schema }: { definitions: Definitions }): object {
  const used = new Map<string, object | undefined>();
  const open: (object | undefined)[] = [schema];
  for (const part of open) {
    for (const [, reference = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      const name = decodeURIComponent(reference);
      if (used.has(name)) continue;
      used.set(name, definitions[name]);
      open.push(definitions[name]);
    }
  }
  return { ...schema, definitions: Object.fromEntries(used) };
}

/** Makes every response fail that contains a field missing in its schema; in production such a field is omitted. */
export function checkResponses(app: FastifyInstance): void {
  const serializerOf = app.serializeResponse;
  app.serializeResponse = (name) => {
    const serialize = serializerOf(name);
    return (payload) => {
      const validate = validatorOf(name);
      const sent: unknown = JSON.parse(JSON.stringify(payload));
      if (validate(sent)) return serialize(payload);
      const objection = `${JSON.stringify(name)} does not match the declared response type: ${ajv.errorsText(validate.errors)}`;
      console.error(objection);
      throw new Error(objection);
    };
  };
}
