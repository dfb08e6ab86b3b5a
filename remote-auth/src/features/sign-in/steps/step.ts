import type { DueStep, Passed } from '../sign-in.api.ts';

/** How a step leads on. */
export interface Way {
  proceed: (passed: Passed) => Promise<void>;
  /** Back to the beginning, with the reason where the step is over. */
  restart: (reason: string | null) => void;
}

export interface StepProps extends Way {
  due: DueStep;
  /** Empty after a passkey, which tells the page no name. */
  email: string;
  /** Says a change of the card to those who do not see it. */
  speak: (text: string) => void;
}
