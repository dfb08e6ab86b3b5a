import type { Envelope, VersionConflict as Versions } from 'shared-contracts/envelope';
import type { errorTexts } from './error-texts.ts';

type Texts = typeof errorTexts;
export type ErrorCode = keyof Texts;

/** What the text of the code is made from, where it needs anything. */
type Values<Code extends ErrorCode> = Texts[Code] extends (values: infer Needed) => string
  ? [values: Needed]
  : [values?: undefined];

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

/** Why a call could not be done, as code below the routes says it; `http/errors.ts` gives it a status and a sentence. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly values: unknown;
  /** What the answer carries beside the sentence. */
  readonly details: Details;

  constructor(code: ErrorCode, values?: unknown, details: Details = {}) {
    super(code);
    this.name = new.target.name;
    this.code = code;
    this.values = values;
    this.details = details;
  }
}

export class NotFound<Code extends ErrorCode = 'not-found'> extends DomainError {
  readonly kind = 'not-found';

  constructor(...[code, values]: [] | [code: Code, ...Values<Code>]) {
    super(code ?? 'not-found', values);
  }
}

export class Conflict<Code extends ErrorCode> extends DomainError {
  readonly kind = 'conflict';

  constructor(code: Code, ...[values, data]: [...Values<Code>, data?: unknown]) {
    super(code, values, data === undefined ? {} : { data });
  }
}

/** Somebody else has saved since the form was opened. */
export class VersionConflict extends DomainError {
  readonly kind = 'conflict';

  constructor(data: Versions) {
    super('version', undefined, { data });
  }
}

/** `errors` by the name of the field; null where no field is to blame. */
export class Invalid<Code extends ErrorCode = 'invalid'> extends DomainError {
  readonly kind = 'invalid';

  constructor(errors: Record<string, string> | null, ...[code, values]: [] | [code: Code, ...Values<Code>]) {
    super(code ?? 'invalid', values, errors === null ? {} : { errors });
  }
}

export class Malformed<Code extends ErrorCode> extends DomainError {
  readonly kind = 'malformed';

  constructor(code: Code, ...[values]: Values<Code>) {
    super(code, values);
  }
}

/** A file of a kind that is not taken. */
export class Unsupported<Code extends ErrorCode> extends DomainError {
  readonly kind = 'unsupported';

  constructor(errors: Record<string, string>, code: Code, ...[values]: Values<Code>) {
    super(code, values, { errors });
  }
}

export class Forbidden extends DomainError {
  readonly kind = 'forbidden';

  constructor(code: 'no-right' | 'stale-page' | 'own-account' | 'own-second-factor' = 'no-right') {
    super(code, undefined, { code: code === 'stale-page' ? 'csrf' : 'right' });
  }
}

export class Unauthenticated extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super('unauthenticated');
  }
}

export class Throttled extends DomainError {
  readonly kind = 'throttled';

  constructor(seconds: number, { reason, code }: { reason?: string; code?: 'browser-link' } = {}) {
    const retrySeconds = Math.max(1, Math.ceil(seconds));
    super(reason === undefined ? 'throttled' : 'reason', { reason }, { retrySeconds, ...(code && { code }) });
  }
}

/** Too much is under way; the call may come again. */
export class Unavailable<Code extends ErrorCode> extends DomainError {
  readonly kind = 'unavailable';

  constructor(retrySeconds: number, code: Code, ...[values]: Values<Code>) {
    super(code, values, { retrySeconds });
  }
}
