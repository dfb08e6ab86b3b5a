import { useCallback, useEffect, useState } from 'react';
import type { Answer } from 'shared-contracts/http';
import { messages } from 'shared-contracts/messages';
import { hasUnsavedForm } from './drafts/unsaved-forms.ts';
import { page } from './page.ts';
import { ask, prepareDialogs, tellFailure, tellSuccess, type Notice } from './dialogs.ts';
import { useInvalidate } from './query.ts';

export interface FeedbackTexts {
  /** Message after success; undefined for a call that only reads. */
  success?: string;
  /** Documented failure text of this call (product §8); the general text by default. */
  failure?: string;
}

interface FeedbackOptions extends FeedbackTexts {
  /** API paths that the call changes: refetched after success, before the response is returned. */
  changes?: readonly string[];
}

/** Returns why no response came and, with unsaved input, that nothing typed is lost. */
function connectionText(): string {
  const cause = navigator.onLine ? 'Sunucuya ulaşılamadı.' : 'İnternet bağlantısı yok.';
  return hasUnsavedForm() ? `${cause} Yazdıklarınız duruyor.` : cause;
}

/** What is shown for a failed call (product §8): null means no envelope at all. */
function failureNotice(answer: Answer<unknown> | null, special?: string): Notice {
  const { title, text } = answer ? messages.failed : messages.unreachable;
  const detail = answer?.message ?? (answer && special ? '' : text);
  const cause = answer ? '' : connectionText();
  return { title, text: [special, detail, cause].filter(Boolean).join('\n') };
}

/** The CSRF value of the page has expired: a reload loses nothing. */
async function offerReload(): Promise<void> {
  const decision = await ask({
    title: 'Bu sayfanın süresi doldu.',
    text: 'Yazdıklarınız taslak olarak saklandı. Sayfayı yeniledikten sonra kaldığınız yerden devam edebilirsiniz.',
    confirm: 'Sayfayı yenile',
    cancel: messages.confirmDelete.cancel,
  });
  if (decision === 'confirm') page.reload();
}

async function tell(answer: Answer<unknown> | null, { success, failure }: FeedbackTexts): Promise<void> {
  if (answer?.success) return success ? await tellSuccess(success) : undefined;
  if (answer?.status === 401 || answer?.status === 429) return;
  if (answer?.code === 'csrf') return await offerReload();
  await tellFailure(failureNotice(answer, failure));
}

/** Which answers the caller deals with in its own way; nothing is told for them. */
export type OwnAnswer = (answer: Answer<unknown>) => boolean;

const none: OwnAnswer = () => false;

/** Sends a request and shows the result to the user. Resolves to the response, or null if there was none. */
export function useFeedback() {
  const [pending, setPending] = useState(false);
  const invalidate = useInvalidate();
  useEffect(prepareDialogs, []);
  const run = useCallback(
    async <T>(
      call: () => Promise<Answer<T>>,
      { changes = [], ...texts }: FeedbackOptions,
      own: OwnAnswer = none,
    ): Promise<Answer<T> | null> => {
      setPending(true);
      const answer = await call().catch(() => null);
      setPending(false);
      if (!answer || !own(answer)) void tell(answer, texts);
      if (answer?.success) await invalidate(...changes);
      return answer;
    },
    [invalidate],
  );
  return { pending, run };
}
