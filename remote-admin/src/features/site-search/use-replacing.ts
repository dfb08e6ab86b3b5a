import { useState } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReplacementInput, ReplacementResult } from '@vitrin/shared-contracts/site-search';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { sendReplacement, sendUndo } from './site-search.api.ts';

/** What an operation has done so far. */
export interface ReplacingOutcome {
  result: ReplacementResult;
  isUndo: boolean;
}

/** Returns the operations that replace places and take a replacement back, and what the last one has done. */
export function useReplacing() {
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const [outcome, setOutcome] = useState<ReplacingOutcome | null>(null);

  async function send(
    call: (onPart: (result: ReplacementResult) => void) => Promise<ApiResponse<ReplacementResult>>,
    isUndo: boolean,
  ): Promise<void> {
    setOutcome(null);
    await run(async () => withoutSuccessOfNothing(await call((result) => setOutcome({ result, isUndo }))), {
      success: isUndo ? messages.undone : 'Değiştirildi.',
      detail: (result) => result && countsOf(result, isUndo),
      action: (result) => (isUndo || !result ? undefined : { label: messages.undo, run: () => void undo(result.id) }),
    });
    // A part of the records may have changed even if the rest has failed.
    await invalidate(api.adminSiteSearch);
  }

  const undo = (id: string) => send((onPart) => sendUndo(id, onPart), true);
  return {
    pending,
    outcome,
    replace: (input: Omit<ReplacementInput, 'id'>) => send((onPart) => sendReplacement(input, onPart), false),
    undo,
  };
}

function countsOf({ done, failed }: ReplacementResult, isUndo: boolean): string {
  if (failed.length === 0) return `${done.length} kayıt`;
  const [verb, not] = isUndo ? ['geri alındı', 'geri alınmadı'] : ['değişti', 'değişmedi'];
  return `${done.length} kayıt ${verb}, ${failed.length} kayıt ${not}.`;
}

/** A message that nothing was changed is no message of success. */
function withoutSuccessOfNothing(answer: ApiResponse<ReplacementResult>): ApiResponse<ReplacementResult> {
  const isNothing = answer.success && answer.data?.done.length === 0;
  return isNothing ? { ...answer, success: false, message: 'Hiçbir kayıt değişmedi.' } : answer;
}

export type Replacing = ReturnType<typeof useReplacing>;
