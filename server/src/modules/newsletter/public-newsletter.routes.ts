import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterFields, subscriptionFormSchema } from '@vitrin/shared-contracts/newsletter';
import { api } from '@vitrin/shared-contracts/paths';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';
import { honeypotField, noticeField } from '@vitrin/shared-contracts/submitted-form';
import { requestLanguages } from '../../content/request-language.ts';
import { isOwnOriginForm, isScriptForm } from '../../platform/auth/form-origin.ts';
import { createFormThrottle, type FormThrottle } from '../../platform/auth/form-throttle.ts';
import { StalePage, Throttled } from '../../platform/errors.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { knownProblem } from '../../platform/http/errors.ts';
import { readForm, type FormFields } from '../../platform/http/form-fields.ts';
import { textField } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { formVisitor } from '../public-forms/form-visitor.ts';
import { translatedError } from '../public-forms/receive-form.ts';
import { returnedForm } from './form-page.ts';
import { paragraph } from './link-pages.ts';
import { publicNewsletter } from './newsletter-settings.service.ts';
import { subscribe } from './subscribe.service.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { visitorFrame } from './visitor-frame.ts';

const FORM_BYTES = 16_384;
const hiddenFields = { [noticeField]: textField, [honeypotField]: textField };

/** Registers what visitors read and send: whether there is a newsletter, and its form, with and without script. */
export async function publicNewsletterRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const throttle = createFormThrottle(db);

  app.get(
    api.newsletter,
    { config: { responses: 'PublicNewsletter', content: ['newsletter', 'contract'] } },
    async (request) => dataEnvelope(await publicNewsletter(services, await requestLanguages(db, request))),
  );

  app.post(
    api.newsletter,
    {
      bodyLimit: FORM_BYTES,
      onRequest: authorize(services, throttle),
      config: {
        responses: null,
        body: () => subscriptionFormSchema(defaultStaticTexts).shape(hiddenFields),
      },
    },
    async (request, reply) => {
      const fields = await readForm(request, { bytes: FORM_BYTES });
      return isScriptForm(request, services.config)
        ? answerScript(services, throttle, { request, fields })
        : answerPage(services, throttle, { request, fields, reply });
    },
  );
}

/** Returns a hook that decides by the headers alone, before the body is read (product §11). */
function authorize({ config, db }: Pick<Services, 'config' | 'db'>, throttle: FormThrottle) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isScriptForm(request, config) && !isOwnOriginForm(request, config)) throw new StalePage();
    const wait = await throttle.attempt(request.ip);
    if (wait === null) return;
    const { texts } = await formVisitor(db, request);
    throw new Throttled(wait, { userMessage: texts.toasts.throttled });
  };
}

interface Sent {
  request: FastifyRequest;
  fields: FormFields;
}

async function send(services: Services, throttle: FormThrottle, { request, fields }: Sent) {
  const languages = await requestLanguages(services.db, request);
  const visitor = await formVisitor(services.db, request);
  const { texts } = visitor;
  try {
    await subscribe(services, throttle, { fields, languages, texts, address: request.ip });
  } catch (error) {
    throw translatedError(visitor, error);
  }
  return texts.newsletter;
}

async function answerScript(services: Services, throttle: FormThrottle, sent: Sent) {
  return messageEnvelope((await send(services, throttle, sent)).sentTitle);
}

/** Answers a native form post with a page: the same one for every valid form. */
async function answerPage(
  services: Services,
  throttle: FormThrottle,
  { reply, ...sent }: Sent & { reply: FastifyReply },
): Promise<FastifyReply> {
  const { frame, texts } = await visitorFrame(services, sent.request);
  try {
    await send(services, throttle, sent);
    const body = `<div role="status">${paragraph(texts.sentText)}</div>`;
    return sendVisitorPage(reply, 200, { ...frame, title: texts.sentTitle, body });
  } catch (error) {
    const problem = knownProblem(error);
    if (!problem || problem.status >= 500) throw error;
    const { notice } = await publicNewsletter(services, await requestLanguages(services.db, sent.request));
    const errors = problem.extras.errors ?? {};
    const values = Object.fromEntries(
      Object.values(newsletterFields).map((name) => [name, textOf(sent.fields.get(name))]),
    );
    const page = returnedForm({ ...frame, texts, notice, values, errors, message: problem.message });
    return sendVisitorPage(reply.headers(problem.headers), problem.status, { ...frame, ...page });
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
