import { useEffect, useRef, useState } from 'react';
import { unreachableText, useTexts, type Texts } from '../../../shared/texts/texts.ts';
import { loadDialogs } from '../lazy-modules.ts';
import type { PassedStep, RejectedStep } from '../sign-in.api.ts';
import { stepExpired, unreachable } from './step-messages.ts';

type Errors = Readonly<Record<string, string>>;

/** Null if the server was unreachable. */
type Outcome<Passed> = Passed | RejectedStep | null;

interface Callbacks<Passed> {
  proceed: (passed: Passed) => Promise<void>;
  /** Called with a reason when the challenge token, or the token of a mailed link, is not valid any more. */
  restart: (reason: string) => void;
}

/** Manages the form of one step: its errors and its request. The typed text is never cleared. */
export function useStep<Passed extends object = PassedStep>({ proceed, restart }: Callbacks<Passed>) {
  const form = useRef<HTMLFormElement>(null);
  const texts = useTexts();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setAllErrors] = useState<Errors>({});
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const [wrong] = Object.keys(errors);
    const input = wrong ? form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(wrong)}"]`) : null;
    input?.focus();
    input?.select();
  }, [errors]);

  function setErrors(next: Errors): void {
    setCorrected([]);
    setAllErrors(next);
  }

  /** Hides the error of a field that is being changed; it does not move the focus to the next error. */
  const hideError = (name: string) => setCorrected([...corrected, name]);
  const shownErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => !corrected.includes(name)));

  /**
   * Shows a field error beside the field. Any other rejection is shown in the sign-in dialog (product §8) and then
   * stays on the card.
   */
  async function handleOutcome(outcome: Outcome<Passed>): Promise<void> {
    if (outcome && !('errorMessage' in outcome)) return proceed(outcome);
    if (outcome && 'ticket' in outcome.errors) return restart(stepExpired);
    if (outcome && 'token' in outcome.errors) return restart(outcome.errorMessage);
    if (outcome && Object.keys(outcome.errors).length > 0) return setErrors(outcome.errors);
    await showErrorDialog(outcome, texts).catch(() => undefined);
    setProblem(outcome ? outcome.errorMessage : unreachable);
  }

  async function run(ask: () => Promise<Outcome<Passed>>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      await handleOutcome(await ask());
    } catch {
      setProblem(unreachableText(texts));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { form, busy, errors: shownErrors, problem, setErrors, hideError, settle: handleOutcome, run };
}

export type StepForm = ReturnType<typeof useStep<PassedStep>>;

/** What the form of a step shows. */
export type StepFormState = Pick<StepForm, 'form' | 'busy' | 'problem'>;

async function showErrorDialog(outcome: RejectedStep | null, texts: Texts): Promise<void> {
  const { showRejection, showUnreachable } = await loadDialogs();
  await (outcome ? showRejection(outcome.errorMessage, texts) : showUnreachable(texts));
}
