import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLocation } from '@vitrin/shared-contracts/router';
import { readDraft, writeDraft } from './drafts.ts';
import { clearTexts, fillEmpty, typedTexts } from './text-controls.ts';

/** Milliseconds from the last keystroke until a draft is saved. */
const DRAFT_DEBOUNCE_MS = 400;

export interface FormDraft {
  /** True while the form contains text from an earlier visit. */
  restored: boolean;
  /** Clears the form and deletes the draft. */
  discard: () => void;
}

/**
 * Keeps typed text across a failed submission, a reload, a lost connection and a navigation; never replaces text that
 * is already in a field.
 */
export function useDraft(scope: string, ref: RefObject<HTMLFormElement | null>): FormDraft {
  const [restored, setRestored] = useState(false);
  const subject = subjectOf(useLocation().state);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const filled = fillEmpty(form, readDraft(scope));
    setRestored((before) => before || filled);
    if (subject) fillEmpty(form, { subject });
    return saveDraftOnInput(form, () => writeDraft(scope, typedTexts(form)));
  }, [scope, ref, subject]);

  const discard = useCallback(() => {
    if (ref.current) clearTexts(ref.current);
    writeDraft(scope, {});
    setRestored(false);
  }, [scope, ref]);

  return { restored, discard };
}

/** Returns the subject that a link to the form has passed in the navigation state. */
function subjectOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'subject' in state ? String(state.subject) : undefined;
}

/**
 * Saves shortly after typing, and at once when the page is hidden or the form is unmounted. Returns a cleanup function.
 */
function saveDraftOnInput(form: HTMLFormElement, keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, DRAFT_DEBOUNCE_MS);
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
