import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import { isPageCall } from '../../platform/auth/csrf.ts';
import { StalePage } from '../../platform/errors.ts';
import { readForm } from '../../platform/http/form-fields.ts';
import type { RequestBody } from '../../platform/http/request-body.ts';
import type { ResponseName } from '../../platform/http/response-schemas.ts';
import { validated } from '../../platform/http/validated.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { signInClientOf, type SignInClient } from './sign-in-client.ts';

/** The longest form is that of the set-up, with an address and a name of Turkish letters in percent-encoding. */
const FORM_BYTES = 8_192;
export const CREDENTIAL_BYTES = 32_768;

type Step = (visitor: SignInClient, request: FastifyRequest) => Promise<object>;

/** Returns a function that registers a step; its headers are checked before the body is read. */
export function stepRoutes(app: FastifyInstance, services: Pick<PlatformServices, 'config'>) {
  const onRequest = async (request: FastifyRequest) => {
    if (!isPageCall(request, services.config, 'auth')) throw new StalePage();
  };
  return (url: string, config: { responses: ResponseName; body: RequestBody | null }, handle: Step) =>
    void app.post(
      url,
      { bodyLimit: CREDENTIAL_BYTES, onRequest, config },
      (request: FastifyRequest, reply: FastifyReply) => handle(signInClientOf(request, reply, services), request),
    );
}

export async function fieldsOf<T>(request: FastifyRequest, schema: Schema<T>): Promise<T> {
  return validated(schema, Object.fromEntries(await readForm(request, { bytes: FORM_BYTES })));
}
