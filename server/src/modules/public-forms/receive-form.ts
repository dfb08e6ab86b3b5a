import type { FastifyRequest } from 'fastify';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { limitConcurrency, LimitReached } from '../../platform/concurrency-limiter.ts';
import { clientKey } from '../../platform/auth/throttle.ts';
import { FileTooLarge, readFormWithFile, type FileRules, type FormWithFile } from '../../platform/http/form-file.ts';
import { Invalid } from '../../platform/errors.ts';
import { knownProblem } from '../../platform/http/errors.ts';
import { Problem, problems } from '../../platform/http/problem.ts';
import { createUploadSlots } from '../../platform/http/upload-slots.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { FormVisitor } from './form-visitor.ts';
import { storageFault } from '../../platform/files/storage-error.ts';

/** Forms up to this size (bytes) contain no large file and are not queued. */
const SMALL_BYTES = 256 * 1_024;
const BUSY_SECONDS = 20;

/** Received files are checked a few at a time; a slow upload does not occupy a slot here. */
const limitFileChecks = limitConcurrency({ running: 8, waiting: 120 });
const slots = createUploadSlots();

/**
 * Reads a form with one optional file and passes it to `handle`; afterwards the file is deleted unless it was moved.
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  { config, storage }: Pick<PlatformServices, 'config' | 'storage'>,
  handle: (form: Pick<FormWithFile, 'fields' | 'file'>) => Promise<T>,
): Promise<T> {
  const received = (handleForm: typeof handle, counting: Pick<FileRules, 'onBytes'> = {}) =>
    storage.forVisitor(async ({ reserveBytes: hasSpaceFor }) => {
      const rules = { field: 'cv', bytes: limits.fileBytes, dataDir: config.dataDir, hasSpaceFor, ...counting };
      const form = await readFormWithFile(request, rules);
      try {
        return await handleForm(form);
      } finally {
        await form.discard();
      }
    });
  if (isSmall(request)) return received(handle);
  const slot = slots.open(clientKey(request.ip));
  try {
    return await received((form) => limitFileChecks(() => handle(form)), { onBytes: slot.addBytes });
  } finally {
    slot.release();
  }
}

/** Checks the Content-Type header, before a parser runs. */
export function isMultipartForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

function isSmall({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SMALL_BYTES;
}

/**
 * Translates an error into the visitor's language. Rejections of fields and limits are written with the visitor's texts
 * already; what else a form can be refused for has a text of its own in Turkish only.
 */
export function translatedError({ texts, lang }: FormVisitor, error: unknown): unknown {
  if (error instanceof FileTooLarge)
    return new Problem(413, texts.contact.check, { errors: { cv: texts.validation.cvSize } });
  if (error instanceof LimitReached)
    return new Problem(503, texts.toasts.throttled, {}, { 'retry-after': String(BUSY_SECONDS) });
  const fault = storageFault(error);
  if (fault !== null) return problems.storage(fault, texts.toasts.noRoom);
  return translatedProblem({ texts, lang }, error) ?? error;
}

function translatedProblem({ texts, lang }: FormVisitor, error: unknown): Problem | null {
  const problem = knownProblem(error);
  if (!problem) return null;
  if (problem.status === 429 || problem.status === 503)
    return new Problem(problem.status, texts.toasts.throttled, {}, problem.headers);
  if (lang === defaultLanguage.abbr || error instanceof Invalid) return null;
  return new Problem(problem.status, texts.toasts.failed, problem.extras, problem.headers);
}
