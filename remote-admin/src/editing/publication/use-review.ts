import { useRef } from 'react';
import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import type { OpenedPublication } from './opened-record.ts';
import { changedByReviews, returnDraft, sendForReview, withdrawReview } from './reviews.api.ts';
import { useMayPublish } from './use-may-publish.ts';

interface ReviewOptions {
  publication: OpenedPublication;
  /** Id of the draft, also before it is saved. */
  draftId: string;
  /** Saves unsaved input as the draft; resolves to whether there is nothing unsaved left. */
  saveFirst: () => Promise<boolean>;
  /** Called with the draft after the present values were sent. */
  onSent: (sent: WorkingCopyRow) => void;
  /** Called with the draft after it was taken back or returned: what is unsaved in the form stays so. */
  onReviewed: (reviewed: WorkingCopyRow) => void;
}

/** Returns what sends the draft of a form for review, takes it back, and returns it to its authors. */
export function useReview({ publication, draftId, saveFirst, onSent, onReviewed }: ReviewOptions) {
  const { entity, copy } = publication;
  const { pending, run } = useFeedback();
  const mayPublish = useMayPublish(entity);
  // The revision after the latest save, which no rendering has seen yet.
  const saved = useRef<WorkingCopyRow | null>(null);
  const changes = changedByReviews(entity);

  function revision(): number {
    const rev = saved.current?.id === draftId ? saved.current.rev : 0;
    return Math.max(rev, copy?.rev ?? 0);
  }

  /** Sends the present values; resolves to whether they were sent. */
  async function send(note: string): Promise<boolean> {
    if (!(await saveFirst())) return false;
    const call = () => sendForReview(entity, draftId, { rev: revision(), note });
    const answer = await run(call, { success: 'İncelemeye gönderildi.', changes });
    if (answer?.success && answer.data) onSent(answer.data);
    return answer?.success ?? false;
  }

  async function withdraw(): Promise<void> {
    const answer = await run(() => withdrawReview(entity, draftId), { success: 'İncelemeden geri çekildi.', changes });
    if (answer?.success && answer.data) onReviewed(answer.data);
  }

  /** Returns the draft to its authors; resolves to whether it was returned. */
  async function giveBack(note: string): Promise<boolean> {
    const call = () => returnDraft(entity, draftId, { rev: revision(), note });
    const answer = await run(call, { success: 'Taslak geri gönderildi.', changes });
    if (answer?.success && answer.data) onReviewed(answer.data);
    return answer?.success ?? false;
  }

  return {
    pending,
    mayPublish,
    review: copy?.review ?? null,
    /** To be called after every save of the draft. */
    noteSaved: (row: WorkingCopyRow) => void (saved.current = row),
    send,
    withdraw: () => void withdraw(),
    giveBack,
  };
}

export type ReviewActions = ReturnType<typeof useReview>;
