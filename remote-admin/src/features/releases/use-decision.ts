import { useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { sendDecision, decisionErrors, defaultInput, type Decision, type DecisionInput } from './decision.ts';
import { decisionTexts } from './decision-texts.ts';

interface DecisionOptions {
  unit: UnitOverview;
  decision: Decision;
  onDone: () => void;
}

const REJECTION_STATUSES: ReadonlySet<number> = new Set([409, 422]);

/**
 * Holds the input of a decision and sends it. A rejection stays in the dialog with the error message from the server
 * and all input.
 */
export function useDecision({ unit: current, decision, onDone }: DecisionOptions) {
  const [opened] = useState(current);
  // Decide on the state that the dialog showed when it opened, until the server reports a conflict.
  const [hasConflict, setHasConflict] = useState(false);
  const unit = hasConflict ? current : opened;
  const [typed, setTyped] = useState<DecisionInput>(() => defaultInput(unit, decision));
  const [tried, setTried] = useState(false);
  const [rejection, setRejection] = useState<{ text: string; hasConflict: boolean } | null>(null);
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const errors = decisionErrors(decision, typed);

  async function submit(): Promise<void> {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    setRejection(null);
    const isShownInDialog = ({ status }: { status: number }) => REJECTION_STATUSES.has(status);
    const success = decisionTexts[decision.kind].done;
    const answer = await run(() => sendDecision(unit, decision, typed), { success }, isShownInDialog);
    if (answer?.success) return onDone();
    if (!answer || !isShownInDialog(answer)) return;
    const conflict = answer.status === 409;
    setRejection({ text: answer.message ?? 'Bu işlem şu anda yapılamıyor.', hasConflict: conflict });
    if (!conflict) return;
    setHasConflict(true);
    await invalidate(api.adminReleases);
  }

  return { unit, typed, setTyped, errors: tried ? errors : {}, refusal: rejection, pending, submit };
}
