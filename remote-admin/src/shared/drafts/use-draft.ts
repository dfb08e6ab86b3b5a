import { useCallback, useEffect, useRef, useState } from 'react';
import { leavingEvent } from 'shared-contracts/remote-app';
import { findDrafts, newDraftKey, removeDraft, writeDraft, type Draft, type DraftScope } from './draft-store.ts';

const DEBOUNCE_MS = 500;

interface DraftOptions<V> {
  scope: DraftScope;
  base: number | null;
  values: V;
  dirty: boolean;
  called?: string | undefined;
}

export interface DraftState<V> {
  /** Drafts of earlier openings that the user has neither restored nor discarded. */
  offered: readonly Draft<V>[];
  /** Milliseconds since the epoch of the last draft write; null: none yet; false: the storage failed. */
  storedAt: number | null | false;
  /** Writes the draft immediately. */
  flush: () => void;
  /** Restores an offered draft: its values are stored as the draft of this opening. */
  adopt: (draft: Draft<V>) => void;
  discard: (draft: Draft<V>) => void;
  /** Deletes the draft of this opening after the form was saved. */
  clear: () => void;
  /** Keeps the current draft as an offered draft and starts a new one. */
  keepAsOffered: () => void;
}

/** Stores the input as a draft, debounced by half a second, and immediately when the page is left. */
export function useDraft<V>({ scope, base, values, dirty, called }: DraftOptions<V>): DraftState<V> {
  const [offered, setOffered] = useState(() => findDrafts<V>(scope));
  const [storedAt, setStoredAt] = useState<number | null | false>(null);
  const key = useRef('');
  key.current ||= newDraftKey(scope, base);
  const cleared = useRef<V | null>(null);
  const latest = useRef({ values, dirty, base, called });
  latest.current = { values, dirty, base, called };

  const flush = useCallback(() => {
    const now = latest.current;
    if (now.dirty && now.values !== cleared.current)
      setStoredAt(writeDraft(key.current, now.values, now.base, now.called) ? Date.now() : false);
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const timer = setTimeout(flush, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, dirty, flush]);

  useEffect(() => {
    // The input was reverted: the stored draft would be offered as unsaved work although there is none.
    if (dirty) return;
    removeDraft(key.current);
    setStoredAt(null);
  }, [dirty]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener(leavingEvent, flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener(leavingEvent, flush);
      flush();
    };
  }, [flush]);

  const clear = useCallback(() => {
    cleared.current = latest.current.values;
    removeDraft(key.current);
    setStoredAt(null);
  }, []);
  const discard = useCallback((draft: Draft<V>) => {
    removeDraft(draft.key);
    setOffered((drafts) => drafts.filter((each) => each.key !== draft.key));
  }, []);
  const keepAsOffered = () => {
    flush();
    key.current = newDraftKey(scope, base);
    setStoredAt(null);
    setOffered(findDrafts<V>(scope));
  };
  const adopt = (draft: Draft<V>) => {
    if (latest.current.dirty) keepAsOffered();
    writeDraft(key.current, draft.values, draft.base, draft.called);
    discard(draft);
  };
  return { offered, storedAt, flush, adopt, discard, clear, keepAsOffered };
}
