import type { RequiredStep, PassedStep } from '../sign-in.api.ts';

/** Callbacks that end a step. */
export interface StepCallbacks {
  proceed: (passed: PassedStep) => Promise<void>;
  /** Returns to the login card, with a reason if the step has expired. */
  restart: (reason: string | null) => void;
}

export interface StepProps extends StepCallbacks {
  due: RequiredStep;
  /** Empty after a passkey, because the page does not learn the e-mail. */
  email: string;
  /** Announces a change of the card to screen readers. */
  announce: (text: string) => void;
}
