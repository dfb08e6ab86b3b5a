import { useEffect, useRef, useState } from 'react';
import { messages } from 'shared-contracts/messages';
import { loadDialogs } from '../lazy-modules.ts';
import type { RejectedStep, StepOutcome } from '../sign-in.api.ts';
import { stepExpired, unreachable } from './step-messages.ts';
import type { StepCallbacks } from './step.ts';

type Errors = Readonly<Record<string, string>>;

/** Manages the form of one step: its errors and its request. The typed text is never cleared. */
export function useStep({ proceed, restart }: StepCallbacks) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const [wrong] = Object.keys(errors);
    const input = wrong ? form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`) : null;
    input?.focus();
    input?.select();
  }, [errors]);

  /**
   * Shows a field error beside the field. Any other rejection is shown in the sign-in dialog (product §8) and then
   * stays on the card.
   */
  async function handleOutcome(outcome: StepOutcome): Promise<void> {
    if (outcome && !('errorMessage' in outcome)) return proceed(outcome);
    if (outcome && 'ticket' in outcome.errors) return restart(stepExpired);
    if (outcome && Object.keys(outcome.errors).length > 0) return setErrors(outcome.errors);
    await showErrorDialog(outcome).catch(() => undefined);
    setProblem(outcome ? outcome.errorMessage : unreachable);
  }

  async function run(ask: () => Promise<StepOutcome>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      await handleOutcome(await ask());
    } catch {
      setProblem(`${messages.login.unreachable.title} ${messages.login.unreachable.text}`);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { form, busy, errors, problem, setErrors, settle: handleOutcome, run };
}

export type StepForm = ReturnType<typeof useStep>;

async function showErrorDialog(outcome: RejectedStep | null): Promise<void> {
  const { showRejection, showUnreachable } = await loadDialogs();
  await (outcome ? showRejection(outcome.errorMessage) : showUnreachable());
}
