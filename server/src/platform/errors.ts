import type { Envelope, VersionConflict as Versions } from '@vitrin/shared-contracts/envelope';
import { serverAnswers } from '@vitrin/shared-contracts/server-answers';

type ErrorKind =
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'malformed'
  | 'unsupported'
  | 'forbidden'
  | 'unauthenticated'
  | 'throttled'
  | 'unavailable';

type Details = Pick<Envelope, 'errors' | 'code' | 'data'> & { retrySeconds?: number };

/**
 * Error thrown by code below the routes when it rejects an operation: a code for the log, and the message that users
 * see over HTTP and on the command line. `http/errors.ts` maps it to a status.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  readonly code: string;
  readonly userMessage: string;
  /** Additional fields of the response beside the message. */
  readonly details: Details;

  constructor(code: string, userMessage: string, details: Details = {}) {
    super(code);
    this.name = new.target.name;
    this.code = code;
    this.userMessage = userMessage;
    this.details = details;
  }
}

export class NotFound extends DomainError {
  readonly kind = 'not-found';

  constructor(...[code, userMessage]: [] | [code: string, sentence: string]) {
    super(code ?? 'not-found', userMessage ?? serverAnswers.notFound);
  }
}

export class Conflict extends DomainError {
  readonly kind = 'conflict';

  constructor(code: string, userMessage: string, data?: unknown) {
    super(code, userMessage, data === undefined ? {} : { data });
  }
}

/** The draft that a request publishes was changed, published or deleted since the user has seen it. */
export class OutdatedDraft extends DomainError {
  readonly kind = 'conflict';

  constructor(code: string, userMessage: string) {
    super(code, userMessage, { code: 'outdated-draft' });
  }
}

/** Another user has saved the record since the form was opened. */
export class VersionConflict extends DomainError {
  readonly kind = 'conflict';

  constructor(data: Versions) {
    super('version', 'Bu kayıt siz düzenlerken başkası tarafından değiştirildi.', { data });
  }
}

/** `errors` by field name; null when no single field is the cause. */
export class Invalid extends DomainError {
  readonly kind = 'invalid';

  constructor(errors: Record<string, string> | null, ...[code, userMessage]: [] | [code: string, sentence: string]) {
    const details = errors === null ? {} : { errors };
    super(code ?? 'invalid', userMessage ?? serverAnswers.check, details);
  }
}

export class Malformed extends DomainError {
  readonly kind = 'malformed';
}

/** A file of an unsupported type. */
export class Unsupported extends DomainError {
  readonly kind = 'unsupported';

  constructor(errors: Record<string, string>, code: string, userMessage: string) {
    super(code, userMessage, { errors });
  }
}

export class Forbidden extends DomainError {
  readonly kind = 'forbidden';

  constructor(...[code, userMessage]: [] | [code: string, sentence: string]) {
    super(code ?? 'no-right', userMessage ?? 'Bu işlem için yetkiniz yok.', { code: 'right' });
  }
}

/** The request does not come from a page of this site, or comes from an outdated page. */
export class StalePage extends DomainError {
  readonly kind = 'forbidden';

  constructor() {
    super('stale-page', serverAnswers.stalePage, { code: 'csrf' });
  }
}

export class Unauthenticated extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super('unauthenticated', 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.');
  }
}

export class UnknownApiKey extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super('unknown-api-key', 'API anahtarı geçersiz, süresi dolmuş ya da iptal edilmiş.');
  }
}

/** A publishing credential that was valid when its request began. */
export class EndedCredential extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super(
      'ended-credential',
      'Yayın anahtarı bu istek sürerken iptal edildi ya da süresi doldu; hiçbir şey değişmedi.',
    );
  }
}

/** The ID token of a job is not valid, not for this site or was used before. */
export class RejectedIdToken extends DomainError {
  readonly kind = 'unauthenticated';

  constructor(userMessage: string) {
    super('rejected-id-token', userMessage);
  }
}

export class Throttled extends DomainError {
  readonly kind = 'throttled';

  constructor(
    seconds: number,
    { userMessage = serverAnswers.throttled, code }: { userMessage?: string; code?: 'browser-link' } = {},
  ) {
    const retrySeconds = Math.max(1, Math.ceil(seconds));
    super('throttled', userMessage, { retrySeconds, ...(code && { code }) });
  }
}

/** Too many operations are in flight; the client may retry. */
export class Unavailable extends DomainError {
  readonly kind = 'unavailable';

  constructor(retrySeconds: number, code: string, userMessage: string) {
    super(code, userMessage, { retrySeconds });
  }
}
