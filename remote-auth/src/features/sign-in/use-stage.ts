import { useState } from 'react';
import type { Arrival } from './arrival.ts';
import type { DueStep } from './sign-in.api.ts';
import type { Steps } from './steps/steps.tsx';
import type { FieldName } from './use-sign-in-form.ts';

/** The card at its beginning. */
export interface Beginning {
  notice: Pick<Arrival, 'text' | 'retry'> | null;
  email: string;
  focus: FieldName | null;
}

/** What the card shows: its beginning, or the steps after the password, which come by a file of their own. */
type Stage = { beginning: Beginning } | { StepsCard: typeof Steps; due: DueStep; email: string };

export function useStage(arrival: Arrival | null) {
  const [stage, setStage] = useState<Stage>({
    beginning: { notice: arrival, email: arrival?.email ?? '', focus: null },
  });
  const [spoken, setSpoken] = useState('');

  return {
    stage,
    /** For those who do not see the card change. */
    spoken,
    speak: setSpoken,
    async openSteps(due: DueStep, email: string): Promise<void> {
      const { Steps: StepsCard } = await import('./steps/steps.tsx');
      setStage({ StepsCard, due, email });
    },
    /** Back to the beginning: for another account, or, with a `reason`, because a step was over. */
    restart(email: string, reason: string | null): void {
      const focus = reason && email ? 'password' : 'email';
      setStage({ beginning: { notice: reason ? { text: reason, retry: false } : null, email, focus } });
      setSpoken('Giriş Yap');
    },
  };
}
