import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import type { Right } from '@vitrin/shared-contracts/rights';
import { requireRight, sessionOf, type WriteMethod } from '../auth/guard.ts';
import type { StaffSession } from '../auth/sessions.ts';
import type { WriteContext } from '../database/write-context.ts';
import type { RequestBody } from './request-body.ts';
import type { ResponseName } from './response-schemas.ts';
import { readForm, RECORD_BYTES, type FormFields, type FormLimits } from './form-fields.ts';
import { RECORD_KEYS } from './clean-text.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { publishedCopyOf } from './published-copy.ts';
import { problems } from './problem.ts';

export interface FormCall {
  request: FastifyRequest;
  fields: FormFields;
  /** The path parameter `:id` if the path has one. */
  id: string;
  session: StaffSession;
  /** The context for the write helper. */
  context: WriteContext;
}

export interface Operation {
  right: Right;
  /** Every API key may call it, whatever its rights are: the operation checks a right of its own. */
  anyApiKey?: boolean;
  responses: ResponseName;
  /** Null: without fields. */
  body: RequestBody | null;
  handle(call: FormCall): Promise<Envelope>;
}

export type Operations = Partial<Record<WriteMethod, Operation>>;

/**
 * Registers the write operations of one URL as the forms use them (product §7): POST whose multipart field `_method`
 * may be PUT or DELETE, and the real methods. The right of the resolved operation is checked, never that of POST.
 */
export function formResource(
  app: FastifyInstance,
  url: string,
  operations: Operations,
  limits: FormLimits = { bytes: RECORD_BYTES },
): void {
  const declared = methodsOf(operations);
  const rights = Object.fromEntries(declared.map((method) => [method, operations[method]?.right]));
  for (const method of new Set<WriteMethod>(['POST', ...declared])) {
    app.route({
      method,
      url,
      bodyLimit: limits.bytes,
      config: {
        keys: RECORD_KEYS,
        access: { operations: rights },
        ...(operations[method]?.anyApiKey && { anyApiKey: true }),
        ...responsesOf(operations, method),
        ...bodyOf(operations[method]),
      },
      handler: (request, reply) => handle(request, reply, { operations, limits }),
    });
  }
}

/** A POST may select any of the operations. */
function responsesOf(operations: Operations, method: WriteMethod): FastifyContextConfig {
  const named = method === 'POST' ? Object.values(operations) : [operations[method]];
  return { responses: [...new Set(named.map((operation) => operation?.responses ?? null))] };
}

function bodyOf(operation: Operation | undefined): FastifyContextConfig {
  return operation ? { body: operation.body } : {};
}

interface Resource {
  operations: Operations;
  limits: FormLimits;
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  { operations, limits }: Resource,
): Promise<Envelope> {
  const form = new Map(await readForm(request, limits));
  const operation = operations[resolveMethod(request, form)];
  if (!operation) throw problems.method(methodsOf(operations));
  const isOpenToKey = operation.anyApiKey === true && sessionOf(request).apiKey !== undefined;
  if (!isOpenToKey) requireRight(request, operation.right);
  form.delete('_method');
  void reply.code(200);
  const context = { ...contextOf(request), ...publishedCopyOf(form) };
  const outcome = await operation.handle({
    request,
    fields: form,
    id: paramId(request.params),
    session: sessionOf(request),
    context,
  });
  // The operation that the form selects has its own response schema.
  void reply.serializer(request.server.serializeResponse(operation.responses));
  return outcome;
}

/**
 * `_method` is accepted once, on POST, as a multipart field, and only as PUT or DELETE; anywhere else it is rejected,
 * not ignored.
 */
function resolveMethod(request: FastifyRequest, form: FormFields): WriteMethod {
  const method = writeMethod(request.method);
  const inQuery = typeof request.query === 'object' && request.query !== null && '_method' in request.query;
  if (!form.has('_method') && !inQuery) return method;
  const named = form.get('_method');
  if (method !== 'POST' || inQuery || !request.isMultipart()) throw problems.method();
  if (named !== 'PUT' && named !== 'DELETE') throw problems.method();
  return named;
}

function writeMethod(method: string): WriteMethod {
  if (method === 'POST' || method === 'PUT' || method === 'DELETE') return method;
  throw problems.method();
}

function methodsOf(operations: Operations): WriteMethod[] {
  return (['POST', 'PUT', 'DELETE'] as const).filter((method) => operations[method]);
}

function paramId(params: unknown): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}

/** Returns the write context of a request; validates the idempotency key. */
export function contextOf(request: FastifyRequest): WriteContext {
  const { user } = sessionOf(request);
  return {
    actor: { id: user.id, name: user.name },
    requestId: request.id,
    address: request.ip,
    idempotencyKey: idempotencyKeyOf(request),
  };
}
