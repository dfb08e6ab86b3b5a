import { useCallback, useEffect, useState } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { hasUnsavedForm } from '../../data/unsaved-forms.ts';
import { page } from '../../data/page.ts';
import { ask, preloadDialogs, showFailure, showSuccess, type Notice, type NoticeAction } from './dialogs.ts';
import { useInvalidate } from '../../data/query.ts';
import type { Undo } from './moved-addresses.ts';

export interface FeedbackTexts {
  /** Message after success; undefined for a call that only reads. */
  success?: string;
  /** Documented failure text of this call (product §8); the general text by default. */
  failure?: string;
}

export interface FeedbackOptions<T = unknown> extends FeedbackTexts {
  /** Returns a second line of the success message. */
  detail?: (data: T | undefined) => string | undefined | Promise<string | undefined>;
  /** Returns what the success message offers, such as undoing the call. */
  action?: (data: T | undefined) => NoticeAction | undefined;
  /** API paths that the call changes: refetched after success, before the response is returned. */
  changes?: readonly string[];
}

/** Returns why no response came and, with unsaved input, that nothing typed is lost. */
function connectionText(): string {
  const cause = navigator.onLine ? 'Sunucuya ulaşılamadı.' : 'İnternet bağlantısı yok.';
  return hasUnsavedForm() ? `${cause} Yazdıklarınız duruyor.` : cause;
}

/** Returns the notice for a failed call (product §8); null: no response envelope at all. */
function failureNotice(answer: ApiResponse<unknown> | null, specificText?: string): Notice {
  const { title, text } = answer ? messages.failed : messages.unreachable;
  const detail = answer?.message ?? (answer && specificText ? '' : text);
  const cause = answer ? '' : connectionText();
  return { title, text: [specificText, detail, cause].filter(Boolean).join('\n') };
}

/** The CSRF value of the page has expired: a reload loses nothing. */
async function offerReload(): Promise<void> {
  const decision = await ask({
    title: 'Bu sayfanın süresi doldu.',
    text: 'Yazdıklarınız saklandı. Sayfayı yeniledikten sonra kaldığınız yerden devam edebilirsiniz.',
    confirm: 'Sayfayı yenile',
    cancel: messages.confirmDelete.cancel,
  });
  if (decision === 'confirm') page.reload();
}

type Invalidate = ReturnType<typeof useInvalidate>;

/** Shows a success with all that it says besides, and with the action that takes it back. */
async function showDone<T>(
  answer: ApiResponse<T>,
  { success, detail, action, changes = [] }: FeedbackOptions<T> & { success: string },
  invalidate: Invalidate,
): Promise<void> {
  const happened = [
    answer.moved && (await import('./moved-addresses.ts')).movedFeedback(answer.moved),
    answer.merged && (await import('./merged-changes.ts')).mergedFeedback(answer.merged, changes),
  ].filter((each) => each !== undefined);
  const text = [answer.notice, ...happened.map((each) => each.text), await detail?.(answer.data)]
    .filter(Boolean)
    .join('\n');
  // A toast has room for one action; what changed most is taken back.
  const undo = happened.at(-1)?.undo;
  const takeBackLast = undo && { label: undo.label, run: () => void takeBack(undo, invalidate) };
  await showSuccess(success, text || undefined, action?.(answer.data) ?? takeBackLast);
}

async function takeBack({ call, success, changes }: Undo, invalidate: Invalidate): Promise<void> {
  const answer = await call().catch(() => null);
  await showOutcome(answer, { success }, invalidate);
  if (answer?.success) await invalidate(...changes);
}

async function showOutcome<T>(
  answer: ApiResponse<T> | null,
  options: FeedbackOptions<T>,
  invalidate: Invalidate,
): Promise<void> {
  const { success } = options;
  if (answer?.success) return success ? await showDone(answer, { ...options, success }, invalidate) : undefined;
  if (answer?.status === 401 || answer?.status === 429) return;
  if (answer?.code === 'csrf') return await offerReload();
  await showFailure(failureNotice(answer, options.failure));
}

/** Responses that the caller handles itself; no notice is shown for them. */
export type IsHandledByCaller = (answer: ApiResponse<unknown>) => boolean;

const neverHandled: IsHandledByCaller = () => false;

/** Sends a request and shows the result to the user. Resolves to the response, or null if there was none. */
export function useFeedback() {
  const [pending, setPending] = useState(false);
  const invalidate = useInvalidate();
  useEffect(preloadDialogs, []);
  const run = useCallback(
    async <T>(
      call: () => Promise<ApiResponse<T>>,
      { changes = [], ...options }: FeedbackOptions<T>,
      isHandledByCaller: IsHandledByCaller = neverHandled,
    ): Promise<ApiResponse<T> | null> => {
      setPending(true);
      const answer = await call().catch(() => null);
      setPending(false);
      if (!answer || !isHandledByCaller(answer)) void showOutcome(answer, options, invalidate);
      if (answer?.success) await invalidate(...changes);
      return answer;
    },
    [invalidate],
  );
  return { pending, run };
}
