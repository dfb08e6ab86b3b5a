import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { useLocation } from 'shared-contracts/router';
import { readDraft, writeDraft } from './drafts.ts';
import { emptyTexts, fillEmpty, typedTexts } from './text-controls.ts';

/** How long after the last key a draft is kept. */
const REST_MS = 400;

export interface KeptDraft {
  /** True while the form holds text of an earlier visit. */
  restored: boolean;
  /** Clears the form and deletes the draft. */
  discard: () => void;
}

/** What is typed outlives a failed send, a reload, a lost connection and a change of page; it never replaces what stands there. */
export function useDraft(kind: MailboxKind, ref: RefObject<HTMLFormElement | null>): KeptDraft {
  const [restored, setRestored] = useState(false);
  const subject = subjectOf(useLocation().state);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const filled = fillEmpty(form, readDraft(kind));
    setRestored((before) => before || filled);
    if (subject) fillEmpty(form, { subject });
    return keepTyped(form, () => writeDraft(kind, typedTexts(form)));
  }, [kind, ref, subject]);

  const discard = useCallback(() => {
    if (ref.current) emptyTexts(ref.current);
    writeDraft(kind, {});
    setRestored(false);
  }, [kind, ref]);

  return { restored, discard };
}

/** Returns the subject that a link to the form has passed in the navigation state. */
function subjectOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'subject' in state ? String(state.subject) : undefined;
}

/** Keeps shortly after typing, and at once when page or form go away. Returns the end of it. */
function keepTyped(form: HTMLFormElement, keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, REST_MS);
  };
  form.addEventListener('input', later);
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return () => {
    clearTimeout(timer);
    keep();
    form.removeEventListener('input', later);
    removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', keep);
  };
}
