import { useState } from 'react';
import { api } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import { useInvalidate } from '../../shared/query.ts';
import { useFeedback } from '../../shared/use-feedback.ts';
import { carryOut, decisionErrors, suggested, type Decision, type Typed } from './decision.ts';
import { decisionWords } from './decision-words.ts';

interface DecisionOptions {
  unit: UnitOverview;
  decision: Decision;
  onDone: () => void;
}

const REFUSALS: ReadonlySet<number> = new Set([409, 422]);

/**
 * Holds the input of a decision and sends it. A rejection stays in the dialog with the error message from the server
 * and all input.
 */
export function useDecision({ unit: current, decision, onDone }: DecisionOptions) {
  const [opened] = useState(current);
  // What the person has seen is decided upon, until the server says that it has moved.
  const [moved, setMoved] = useState(false);
  const unit = moved ? current : opened;
  const [typed, setTyped] = useState<Typed>(() => suggested(unit, decision));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; moved: boolean } | null>(null);
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const errors = decisionErrors(decision, typed);

  async function submit(): Promise<void> {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    setRefusal(null);
    const own = ({ status }: { status: number }) => REFUSALS.has(status);
    const success = decisionWords[decision.kind].done;
    const answer = await run(() => carryOut(unit, decision, typed), { success }, own);
    if (answer?.success) return onDone();
    if (!answer || !own(answer)) return;
    const conflict = answer.status === 409;
    setRefusal({ text: answer.message ?? 'Bu işlem şu anda yapılamıyor.', moved: conflict });
    if (!conflict) return;
    setMoved(true);
    await invalidate(api.adminReleases);
  }

  return { unit, typed, setTyped, errors: tried ? errors : {}, refusal, pending, submit };
}
