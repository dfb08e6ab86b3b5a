import { useEffect, useState } from 'react';
import type { TotpSetUp } from 'shared-contracts/auth';
import type { Way } from './step.ts';
import { beginSetUp } from './steps.api.ts';
import { stepIsOver, unreachable } from './step-words.ts';

/** The new secret of this ticket; `problem` says why there is none, and `retry` asks again. */
export function useSetUp(ticket: string, { restart }: Pick<Way, 'restart'>) {
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null);
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    async function begin(): Promise<void> {
      const result = await beginSetUp(ticket);
      if (isGone) return;
      if (!result) setProblem(unreachable);
      else if ('secret' in result) setSetUp(result);
      else if ('ticket' in result.errors) restart(stepIsOver);
      else setProblem(result.refusal);
    }
    void begin();
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `restart` is a new function with every rendering
  }, [ticket, attempt]);

  function retry(): void {
    setProblem('');
    setAttempt(attempt + 1);
  }

  return { setUp, problem, retry };
}
