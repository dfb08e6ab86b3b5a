import type { FastifyInstance } from 'fastify';
import { answerSerializer, type Serialize } from './answer-serializer.ts';

/** Types by their names: `npm run answer-schemas` adds those that routes name. */
export interface AnswerTypes {}

/** The type of `data` in a route's answer, or a list of it; null: the envelope alone. `body` has fields beside `data`. */
export type AnswerName = keyof AnswerTypes | `${keyof AnswerTypes}[]` | { readonly body: keyof AnswerTypes } | null;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Several where a form names the operation; each writes its own. */
    answers?: AnswerName | readonly AnswerName[];
  }
  interface FastifyInstance {
    serializeAnswer(name: AnswerName): Serialize;
  }
}

const meta = {
  type: 'object',
  properties: { page: { type: 'number' }, page_size: { type: 'number' }, total: { type: 'number' } },
};
const envelope = { success: { type: 'boolean' }, message: { type: 'string' }, meta };

export type Definitions = Readonly<Record<string, object>>;

/** Gives each route the schema of what it answers: a field that is not declared is never sent. Add before the routes. */
export function declareAnswers(app: FastifyInstance, definitions: Definitions): void {
  const serializers = new Map<string, Serialize>();
  app.decorate('serializeAnswer', (name) => {
    const key = JSON.stringify(name);
    const serialize = serializers.get(key) ?? answerSerializer(answerSchema(definitions, name));
    serializers.set(key, serialize);
    return serialize;
  });
  app.addHook('onRoute', (route) => {
    const answers = route.config?.answers;
    if (answers === undefined) return;
    route.schema = { ...route.schema, response: { '2xx': answerSchema(definitions, answers) } };
    const [first = null] = [answers].flat();
    route.serializerCompiler = () => app.serializeAnswer(first);
  });
}

export function answerSchema(definitions: Definitions, names: AnswerName | readonly AnswerName[]) {
  const [first = null] = [names].flat();
  if (typeof first === 'object' && first !== null) return { ...dataOf(first.body), definitions };
  const data = [names].flat().flatMap((name) => (typeof name === 'string' ? [dataOf(name)] : []));
  const properties = { ...envelope, ...(data.length > 0 && { data: data.length === 1 ? data[0] : { anyOf: data } }) };
  return { type: 'object', properties, required: ['success'], additionalProperties: false, definitions };
}

function dataOf(name: string): object {
  const $ref = `#/definitions/${name.replace('[]', '')}`;
  return name.endsWith('[]') ? { type: 'array', items: { $ref } } : { $ref };
}
