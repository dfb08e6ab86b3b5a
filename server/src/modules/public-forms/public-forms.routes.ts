import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import { isScriptForm } from '../../platform/auth/form-origin.ts';
import { createFormThrottle, type FormThrottle } from '../../platform/auth/form-throttle.ts';
import { done } from '../../platform/http/envelope.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { StalePage, Throttled } from '../../platform/errors.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { formVisitor } from './form-visitor.ts';
import { inWordsOf, isMultipartForm, receiveForm } from './receive-form.ts';
import { submitMessage } from './submit-message.service.ts';

/** Registers the routes of the two forms for JavaScript requests; without JavaScript the form posts to its page. */
export async function publicFormRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const throttle = createFormThrottle(services.db);
  for (const kind of mailboxKinds) {
    app.post(
      api.publicForm(kind),
      { onRequest: admit(services, throttle), config: { answers: 'SentForm' } },
      (request) => submitted(services, throttle, kind, request),
    );
  }
}

/** Headers alone decide: before a byte of the body is read (product §11). */
function admit({ config, db }: Services, throttle: FormThrottle) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isScriptForm(request, config)) throw new StalePage();
    if (!isMultipartForm(request)) throw problems.contentType();
    const wait = await throttle.attempt(request.ip);
    if (wait === null) return;
    const { texts } = await formVisitor(db, request);
    throw new Throttled(wait, { sentence: texts.toasts.throttled });
  };
}

async function submitted(services: Services, throttle: FormThrottle, kind: MailboxKind, request: FastifyRequest) {
  const visitor = await formVisitor(services.db, request);
  const idempotencyKey = idempotencyKeyOf(request);
  try {
    const sent = await receiveForm(request, services, (form) =>
      submitMessage(services, throttle, { ...visitor, ...form, kind, idempotencyKey, address: request.ip }),
    );
    return done(visitor.texts.toasts.sent, sent);
  } catch (error) {
    throw inWordsOf(visitor.texts, error);
  }
}
