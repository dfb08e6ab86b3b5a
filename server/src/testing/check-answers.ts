import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { answerSchemas } from '../modules/answer-schemas.ts';
import { answerSchema, type AnswerName } from '../platform/http/answers.ts';

const ajv = new Ajv({ strictTypes: false });
/** Compiled once per process, because a test file creates many apps. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: AnswerName): ValidateFunction {
  const key = JSON.stringify(name);
  const validate = validators.get(key) ?? ajv.compile(answerSchema(answerSchemas, name));
  validators.set(key, validate);
  return validate;
}

/** Makes every answer fail that its schema does not describe to the last field; a site leaves out what is not declared. */
export function checkAnswers(app: FastifyInstance): void {
  const serializerOf = app.serializeAnswer;
  app.serializeAnswer = (name) => {
    const serialize = serializerOf(name);
    const validate = validatorOf(name);
    return (payload) => {
      const sent: unknown = JSON.parse(JSON.stringify(payload));
      if (validate(sent)) return serialize(payload);
      const objection = `${JSON.stringify(name)} is not what is answered: ${ajv.errorsText(validate.errors)}`;
      console.error(objection);
      throw new Error(objection);
    };
  };
}
