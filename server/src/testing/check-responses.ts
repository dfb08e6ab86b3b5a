import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { responseSchemas } from '../modules/response-schemas.ts';
import { responseSchema, type ResponseName } from '../platform/http/response-schemas.ts';

const ajv = new Ajv({ strictTypes: false });
/** Compiled once per process, because a test file creates many apps. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: ResponseName): ValidateFunction {
  const key = JSON.stringify(name);
  const validate = validators.get(key) ?? ajv.compile(responseSchema(responseSchemas, name));
  validators.set(key, validate);
  return validate;
}

/** Makes every response fail that contains a field missing in its schema; in production such a field is omitted. */
export function checkResponses(app: FastifyInstance): void {
  const serializerOf = app.serializeResponse;
  app.serializeResponse = (name) => {
    const serialize = serializerOf(name);
    const validate = validatorOf(name);
    return (payload) => {
      const sent: unknown = JSON.parse(JSON.stringify(payload));
      if (validate(sent)) return serialize(payload);
      const objection = `${JSON.stringify(name)} does not match the declared response type: ${ajv.errorsText(validate.errors)}`;
      console.error(objection);
      throw new Error(objection);
    };
  };
}
