import type {
  LoginAnswer,
  LoginInput,
  NextStep,
  NextStepAnswer,
  SecondFactorMethod,
  UserData,
} from 'shared-contracts/auth';
import type { Answer } from 'shared-contracts/http';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { Entry } from './session-records.ts';

/** What still stands between the person and the session; the ticket is good for ten minutes. */
export interface DueStep {
  step: NextStep;
  ticket: string;
  /** Only with the step `second-factor`. */
  methods: SecondFactorMethod[];
}

/** The way on; `recoveryCodes` are shown before it is taken. */
export type Passed = ({ entry: Entry } | { due: DueStep }) & { recoveryCodes: string[] };

export interface Refused {
  refusal: string;
  /** Words by field; `ticket` where the step is over and signing in begins anew. */
  errors: Readonly<Record<string, string>>;
  /** Other clients have used up the attempts of unknown browsers: a mailed link makes this browser known. */
  offersLink: boolean;
}

export type StepResult = Passed | Refused;

/** Null if the server was unreachable. */
export type StepOutcome = StepResult | null;

type StepAnswer = Answer<UserData> &
  Partial<Omit<LoginAnswer, 'success' | 'data'>> &
  Partial<Pick<NextStepAnswer, 'next' | 'ticket' | 'methods'>>;

/** Null where the server was not reached, or not even the client for it. */
export async function send<T>(path: string, body: object): Promise<Answer<T> | null> {
  try {
    const { postJson } = await import('shared-contracts/http');
    return await postJson<T>(path, body);
  } catch {
    return null;
  }
}

/** One step of signing in; every one answers alike. */
export async function takeStep(path: string, body: object): Promise<StepOutcome> {
  const answer: StepAnswer | null = await send<UserData>(path, body);
  return answer && resultOf(answer);
}

export function signIn({ email, password }: LoginInput): Promise<StepOutcome> {
  return takeStep(api.login, { email, password });
}

function resultOf(answer: StepAnswer): StepResult {
  const passed = entryOf(answer) ?? dueOf(answer);
  if (!passed) return refusalOf(answer);
  return { ...passed, recoveryCodes: answer.recovery_codes ?? [] };
}

function entryOf({ success, token, expires_in, data }: StepAnswer): { entry: Entry } | null {
  if (!success || !token || !expires_in || !data) return null;
  return { entry: { token, expires_in, data, since: new Date() } };
}

const knownSteps: readonly unknown[] = [
  'second-factor',
  'set-up-second-factor',
  'change-password',
] satisfies NextStep[];

function dueOf({ success, next, ticket, methods = [] }: StepAnswer): { due: DueStep } | null {
  if (!success || !next || !ticket || !knownSteps.includes(next)) return null;
  return { due: { step: next, ticket, methods } };
}

export function refusalOf({ message, errors, code }: Pick<Answer<unknown>, 'message' | 'errors' | 'code'>): Refused {
  return { refusal: message ?? messages.failed.text, errors: errors ?? {}, offersLink: code === 'browser-link' };
}
