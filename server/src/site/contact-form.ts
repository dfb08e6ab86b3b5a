import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@vitrin/shared-contracts/languages';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import {
  fillTimeField,
  formNames,
  honeypotField,
  submittedState,
  type SubmittedForm,
} from '@vitrin/shared-contracts/submitted-form';
import { defaultStaticTexts, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { isOwnOriginForm } from '../platform/auth/form-origin.ts';
import { createFormThrottle, type FormThrottle } from '../platform/auth/form-throttle.ts';
import { builtInTexts, staticTexts } from '../modules/languages/languages.service.ts';
import type { FormFields } from '../platform/http/form-fields.ts';
import { FileTooLarge, FormNotStored, type FormWithFile } from '../platform/http/form-file.ts';
import { queryText } from '../platform/http/paging.ts';
import { StalePage, Throttled } from '../platform/errors.ts';
import { isUnavailable, knownProblem } from '../platform/http/errors.ts';
import { problems, type Problem } from '../platform/http/problem.ts';
import { translatedError, isMultipartForm, receiveForm } from '../modules/public-forms/receive-form.ts';
import { submitMessage } from '../modules/public-forms/submit-message.service.ts';
import { prepareBody } from '../platform/http/cached-response.ts';
import { parseUrl } from './public-url.ts';
import { renderPage } from './render-page.ts';
import { publicReleases, publicUnits } from './public-releases.ts';
import { languageOf, languagePaths } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';
import { sendTypedText } from './typed-text-page.ts';

/** Name of the parameter that identifies the form, in the URL and as a hidden field of the form. */
const FORM = 'form';
/** Status codes of rejections that are shown on the page, together with the typed text. */
const SHOWN_ON_PAGE: ReadonlySet<number> = new Set([413, 422, 429, 507]);
const TECHNICAL: ReadonlySet<string> = new Set([FORM, honeypotField, fillTimeField]);

/**
 * Registers the routes for the contact page forms posted without JavaScript: same handling, with pages as responses
 * (product §11).
 */
export async function contactFormRoutes(app: FastifyInstance, context: SurfaceContext): Promise<void> {
  const { services } = context;
  const throttle = createFormThrottle(services.db);
  const onRequest = async (request: FastifyRequest) => {
    if (!isOwnOriginForm(request, services.config)) throw new StalePage();
    if (!isMultipartForm(request)) throw problems.contentType();
    const wait = await throttle.flood(request.ip);
    if (wait !== null) throw new Throttled(wait);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, { abbr }: Language) => {
    const outcome = await receiveSubmission(context, throttle, abbr, request);
    if ('sent' in outcome) return reply.redirect(`${address(outcome.sent, abbr)}&durum=${submittedState}`, 303);
    if ('typed' in outcome) return sendTypedText(reply, request.url, { fields: outcome.typed, abbr });
    try {
      return await renderRejected(context, abbr, outcome, { request, reply });
    } catch (error) {
      if (isUnavailable(error, services.db)) return sendTypedText(reply, request.url, { fields: outcome.fields, abbr });
      throw error;
    }
  };
  // Pages opened before language paths existed, and stored releases, send the language in the query.
  app.post(publicPaths.contact, { onRequest }, async (request, reply) => {
    const languages = await readLanguages(context);
    return answer(request, reply, languageOf(languages ?? [], queryText(request.query, 'lang') ?? null));
  });
  app.post<LanguageParams>(`/:lang${publicPaths.contact}`, { onRequest }, async (request, reply) => {
    const languages = await readLanguages(context);
    const { lang } = request.params;
    // Without a database every language may exist.
    const isKnown = languages === null || languagePaths(languages).includes(lang);
    return isKnown ? answer(request, reply, languageOf(languages ?? [], lang)) : reply.callNotFound();
  });
}

/** Returns null without a database: the form is answered then too, so that its text is not lost. */
async function readLanguages({ services, site }: SurfaceContext): Promise<readonly Language[] | null> {
  try {
    return (await site.read()).languages;
  } catch (error) {
    if (isUnavailable(error, services.db)) return null;
    throw error;
  }
}

interface LanguageParams {
  Params: { lang: string };
}

function address(kind: MailboxKind, abbr: string): string {
  return pathInLanguage(`${publicPaths.contact}?${new URLSearchParams({ [FORM]: formNames[kind] })}`, abbr);
}

interface RejectedForm {
  /** The received fields, if the page cannot be rendered. */
  fields: FormFields;
  problem: Problem;
  submitted: SubmittedForm;
}

async function receiveSubmission(
  { services }: SurfaceContext,
  throttle: FormThrottle,
  lang: string,
  request: FastifyRequest,
): Promise<{ sent: MailboxKind } | RejectedForm | { typed: FormFields }> {
  let form: Pick<FormWithFile, 'fields' | 'file'> = { fields: new Map(), file: null };
  let texts: StaticTexts = builtInTexts(lang) ?? defaultStaticTexts;
  try {
    return await receiveForm(request, services, async (read) => {
      form = read;
      texts = await staticTexts(services.db, lang);
      const kind = kindOf(read.fields);
      if (kind === null) throw problems.malformed();
      const wait = await throttle.attempt(request.ip);
      if (wait !== null) throw new Throttled(wait);
      await submitMessage(services, throttle, {
        lang,
        texts,
        ...read,
        kind,
        idempotencyKey: null,
        address: request.ip,
      });
      return { sent: kind };
    });
  } catch (error) {
    if (isUnavailable(error, services.db)) return { typed: form.fields };
    const localized = translatedError({ texts, lang }, error);
    const problem = knownProblem(localized);
    if (!problem || !SHOWN_ON_PAGE.has(problem.status)) throw localized;
    const fields = error instanceof FileTooLarge || error instanceof FormNotStored ? error.fields : form.fields;
    return { fields, problem, submitted: submittedForm({ fields, file: form.file }, problem, texts) };
  }
}

function kindOf(fields: FormFields): MailboxKind | null {
  return mailboxKinds.find((kind) => formNames[kind] === fields.get(FORM)) ?? null;
}

/** Returns the form with all typed values. A file cannot be kept: a page cannot preset a file input. */
function submittedForm(
  { fields, file }: Pick<FormWithFile, 'fields' | 'file'>,
  { message, extras }: Problem,
  texts: StaticTexts,
): SubmittedForm {
  const typed = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !TECHNICAL.has(field[0]),
  );
  const again = file ? { cv: texts.validation.cvAgain } : {};
  return {
    kind: kindOf(fields) ?? 'contact',
    values: Object.fromEntries(typed),
    errors: { form: message, ...again, ...extras.errors },
  };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Renders the page with the form for this visitor only; it is never cached. */
async function renderRejected(
  context: SurfaceContext,
  lang: string,
  { problem, submitted }: RejectedForm,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const state = await context.site.read();
  const wanted = parseUrl(address(submitted.kind, lang), undefined, state);
  const visitor = await context.visitors.read(request);
  const units = publicUnits(context, state, wanted.path);
  const releases = publicReleases(context, units, visitor);
  const { response: page } = await renderPage(context, state, { ...wanted, units, releases, visitor, submitted });
  const body = await prepareBody(page, request.headers['accept-encoding']);
  return reply
    .code(problem.status)
    .headers({ ...body.headers, ...problem.headers, 'Cache-Control': 'no-store' })
    .send(body.bytes);
}
