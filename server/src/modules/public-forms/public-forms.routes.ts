import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import { isScriptForm } from '../../platform/auth/form-origin.ts';
import { createFormThrottle, type FormThrottle } from '../../platform/auth/form-throttle.ts';
import { messageEnvelope } from '../../platform/http/envelope.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { StalePage, Throttled } from '../../platform/errors.ts';
import { problems } from '../../platform/http/problem.ts';
import { textField } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { formVisitor } from './form-visitor.ts';
import { translatedError, isMultipartForm, receiveForm } from './receive-form.ts';
import { submitMessage } from './submit-message.service.ts';
import { applicationFormSchema, contactFormSchema } from '@vitrin/shared-contracts/contact-form';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';

/** Registers the routes of the two forms for JavaScript requests; without JavaScript the form posts to its page. */
/** What the page adds to a form: the revision of the notice that it shows, and what tells people from programs. */
const hiddenFields = { notice_revision: textField, fill_time: textField, website: textField };
const bodies = {
  contact: () => contactFormSchema(defaultStaticTexts.validation).shape(hiddenFields),
  'human-resources': () =>
    applicationFormSchema(defaultStaticTexts.validation).shape({ ...hiddenFields, opening: textField }),
} as const;

export async function publicFormRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const throttle = createFormThrottle(services.db);
  for (const kind of mailboxKinds) {
    app.post(
      api.publicForm(kind),
      {
        onRequest: authorize(services, throttle),
        config: { responses: 'SentForm', body: bodies[kind], files: ['cv'] },
      },
      (request) => submitted(services, throttle, kind, request),
    );
  }
}

/** Returns a hook that decides by the headers alone, before any of the body is read (product §11). */
function authorize({ config, db }: Pick<Services, 'config' | 'db'>, throttle: FormThrottle) {
  return async (request: FastifyRequest): Promise<void> => {
    const rejection = await rejectionOf(request, config, throttle);
    if (rejection !== null) throw translatedError(await formVisitor(db, request), rejection);
  };
}

async function rejectionOf(
  request: FastifyRequest,
  config: Services['config'],
  throttle: FormThrottle,
): Promise<Error | null> {
  if (!isScriptForm(request, config)) return new StalePage();
  if (!isMultipartForm(request)) return problems.contentType();
  const wait = await throttle.attempt(request.ip);
  return wait === null ? null : new Throttled(wait);
}

async function submitted(services: Services, throttle: FormThrottle, kind: MailboxKind, request: FastifyRequest) {
  const visitor = await formVisitor(services.db, request);
  const idempotencyKey = idempotencyKeyOf(request);
  try {
    const sent = await receiveForm(request, services, (form) =>
      submitMessage(services, throttle, { ...visitor, ...form, kind, idempotencyKey, address: request.ip }),
    );
    return messageEnvelope(visitor.texts.toasts.sent, sent);
  } catch (error) {
    throw translatedError(visitor, error);
  }
}
