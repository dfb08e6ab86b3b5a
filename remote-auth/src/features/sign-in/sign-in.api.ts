import type {
  LoginResponse,
  LoginInput,
  NextStep,
  NextStepResponse,
  SecondFactorMethod,
  UserData,
} from '@vitrin/shared-contracts/auth';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { NewSession } from './session-records.ts';

/** Step that is required before the session; its challenge token is valid for ten minutes. */
export interface RequiredStep {
  step: NextStep;
  ticket: string;
  /** Only with the step `second-factor`. */
  methods: SecondFactorMethod[];
}

/** Result of a passed step; `recoveryCodes` are shown before the sign-in continues. */
export type PassedStep = ({ entry: NewSession } | { due: RequiredStep }) & { recoveryCodes: string[] };

export interface RejectedStep {
  /** HTTP status. */
  status: number;
  errorMessage: string;
  /** Error messages by field; `ticket` if the step has expired and the sign-in starts again. */
  errors: Readonly<Record<string, string>>;
  /** Other clients have used up the attempts of unknown browsers: a mailed link makes this browser known. */
  offersLink: boolean;
}

export type StepResult = PassedStep | RejectedStep;

/** Null if the server was unreachable. */
export type StepOutcome = StepResult | null;

type StepAnswer = ApiResponse<UserData> &
  Partial<Omit<LoginResponse, 'success' | 'data'>> &
  Partial<Pick<NextStepResponse, 'next' | 'ticket' | 'methods'>>;

/** Sends a POST request. Returns null if the server was unreachable or the HTTP client could not be loaded. */
export async function send<T>(path: string, body: object): Promise<ApiResponse<T> | null> {
  try {
    const { postJson } = await import('@vitrin/shared-contracts/http');
    return await postJson<T>(path, body);
  } catch {
    return null;
  }
}

/** Sends one step of the sign-in; all steps have the same response format. */
export async function sendStep(path: string, body: object): Promise<StepOutcome> {
  const answer: StepAnswer | null = await send<UserData>(path, body);
  return answer && resultOf(answer);
}

export function signIn({ email, password }: LoginInput): Promise<StepOutcome> {
  return sendStep(api.login, { email, password });
}

function resultOf(answer: StepAnswer): StepResult {
  const passed = newSessionOf(answer) ?? requiredStepOf(answer);
  if (!passed) return rejectedStepOf(answer);
  return { ...passed, recoveryCodes: answer.recovery_codes ?? [] };
}

function newSessionOf({ success, token, expires_in, data }: StepAnswer): { entry: NewSession } | null {
  if (!success || !token || !expires_in || !data) return null;
  return { entry: { token, expires_in, data, receivedAt: new Date() } };
}

const knownSteps: readonly unknown[] = [
  'second-factor',
  'set-up-second-factor',
  'change-password',
] satisfies NextStep[];

function requiredStepOf({ success, next, ticket, methods = [] }: StepAnswer): { due: RequiredStep } | null {
  if (!success || !next || !ticket || !knownSteps.includes(next)) return null;
  return { due: { step: next, ticket, methods } };
}

export function rejectedStepOf({
  status,
  message,
  errors,
  code,
}: Pick<ApiResponse<unknown>, 'status' | 'message' | 'errors' | 'code'>): RejectedStep {
  const errorMessage = message ?? messages.failed.text;
  return { status, errorMessage, errors: errors ?? {}, offersLink: code === 'browser-link' };
}
