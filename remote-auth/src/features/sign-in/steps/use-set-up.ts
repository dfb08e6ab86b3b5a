import { useEffect, useState } from 'react';
import type { TotpSetUp } from '@vitrin/shared-contracts/auth';
import type { StepCallbacks } from './step.ts';
import { requestSetUp } from './steps.api.ts';
import { stepExpired, unreachable } from './step-messages.ts';

/**
 * Loads the new secret for this challenge token; `problem` is the error message, and `retry` sends the request again.
 */
export function useSetUp(ticket: string, { restart }: Pick<StepCallbacks, 'restart'>) {
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null);
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isUnmounted = false;
    async function begin(): Promise<void> {
      const result = await requestSetUp(ticket);
      if (isUnmounted) return;
      if (!result) setProblem(unreachable);
      else if ('secret' in result) setSetUp(result);
      else if ('ticket' in result.errors) restart(stepExpired);
      else setProblem(result.errorMessage);
    }
    void begin();
    return () => {
      isUnmounted = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `restart` is a new function in every render
  }, [ticket, attempt]);

  function retry(): void {
    setProblem('');
    setAttempt(attempt + 1);
  }

  return { setUp, problem, retry };
}
