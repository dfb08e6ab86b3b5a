import { useEffect, useRef, useState } from 'react';
import { messages } from 'shared-contracts/messages';
import { loadDialogs } from '../late-parts.ts';
import type { Refused, StepOutcome } from '../sign-in.api.ts';
import { stepIsOver, unreachable } from './step-words.ts';
import type { Way } from './step.ts';

type Errors = Readonly<Record<string, string>>;

/** One step's form: what is wrong with it, and its way to the server. Nothing that was typed is cleared. */
export function useStep({ proceed, restart }: Way) {
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

  /** An error of a field is shown at the field; any other refusal in the sign-in's box (product §8), where it stays. */
  async function settle(outcome: StepOutcome): Promise<void> {
    if (outcome && !('refusal' in outcome)) return proceed(outcome);
    if (outcome && 'ticket' in outcome.errors) return restart(stepIsOver);
    if (outcome && Object.keys(outcome.errors).length > 0) return setErrors(outcome.errors);
    await announce(outcome).catch(() => undefined);
    setProblem(outcome ? outcome.refusal : unreachable);
  }

  async function run(ask: () => Promise<StepOutcome>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      await settle(await ask());
    } catch {
      setProblem(`${messages.login.unreachable.title} ${messages.login.unreachable.text}`);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { form, busy, errors, problem, setErrors, settle, run };
}

export type StepForm = ReturnType<typeof useStep>;

async function announce(outcome: Refused | null): Promise<void> {
  const { announceRefusal, announceUnreachable } = await loadDialogs();
  await (outcome ? announceRefusal(outcome.refusal) : announceUnreachable());
}
