import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { answerSchemas } from '../modules/answer-schemas.ts';
import { answerSchema } from '../platform/http/answers.ts';

/** Makes every answer fail that its schema does not describe to the last field; a site leaves out what is not declared. */
export function checkAnswers(app: FastifyInstance): void {
  const ajv = new Ajv({ strictTypes: false });
  const serializerOf = app.serializeAnswer;
  app.serializeAnswer = (name) => {
    const serialize = serializerOf(name);
    const validate = ajv.compile(answerSchema(answerSchemas, name));
    return (payload) => {
      const sent: unknown = JSON.parse(JSON.stringify(payload));
      if (validate(sent)) return serialize(payload);
      const objection = `${String(name)} is not what is answered: ${ajv.errorsText(validate.errors)}`;
      console.error(objection);
      throw new Error(objection);
    };
  };
}
