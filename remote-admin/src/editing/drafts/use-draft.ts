import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { showFailure } from '../../ui/feedback/dialogs.ts';
import { filledValues } from '../form/filled-values.ts';
import { draftName } from './draft-form.ts';
import { DraftKeeper, type DraftContent } from './draft-keeper.ts';
import { findOffers, readOffer, removeOffer, type OfferedDraft } from './draft-offers.ts';
import type { DraftStatus } from './draft-status.ts';
import type { DraftScope } from './stored-draft.ts';
import { useDraftForms } from './use-draft-forms.ts';

interface DraftOptions<V> {
  scope: DraftScope;
  base: number | null;
  values: V;
  dirty: boolean;
  called?: string | undefined;
}

export interface DraftState<V> {
  /** Drafts of earlier openings that the user has neither restored nor discarded, newest first. */
  offered: readonly OfferedDraft[];
  /** Where the present values are stored. */
  status: DraftStatus;
  /** Writes the draft in this browser immediately. */
  flush: () => void;
  /** Restores an offered draft: returns its values, which the form takes; null if they cannot be read. */
  adopt: (draft: OfferedDraft) => Promise<V | null>;
  discard: (draft: OfferedDraft) => void;
  /** Deletes the draft of this opening after the form was saved. */
  clear: () => void;
  /** Returns the version that a restored draft is based on; null if none was restored since the last save. */
  restoredBase: () => number | null;
}

/**
 * Stores the input as a draft, in this browser shortly after each change and then on the server. What is typed is never
 * changed by a response.
 */
export function useDraft<V extends object>({ scope, base, values, dirty, called }: DraftOptions<V>): DraftState<V> {
  const draftForm = useDraftForms();
  /** Version that a restored draft is based on. */
  const restoredBase = useRef<number | null>(null);
  const cleared = useRef<V | null>(null);
  /** Values of the last submit. */
  const submitted = useRef<V | null>(null);
  const read = (): DraftContent | null => {
    if (!dirty || values === cleared.current) return null;
    const form = draftForm(scope.form);
    const title = form ? draftName(form, { values, record: scope.record, ...(called ? { called } : {}) }) : '';
    return { values, base: restoredBase.current ?? base, title, called };
  };
  const latest = useRef({ values, dirty, read });
  latest.current = { values, dirty, read };
  const [keeper] = useState(() => new DraftKeeper(scope, () => latest.current.read()));
  const status = useSyncExternalStore(keeper.subscribe, keeper.status);
  const { offered, remove, reload } = useOffers(scope, keeper);

  useEffect(() => {
    if (dirty) keeper.changed();
    // The input was reverted: the stored draft would be offered as unsaved work although there is none.
    else keeper.drop();
  }, [keeper, values, dirty]);

  useEffect(() => {
    const leaveIfHidden = () => {
      if (document.visibilityState === 'hidden') keeper.leave();
    };
    keeper.open();
    addEventListener('pagehide', keeper.leave);
    document.addEventListener('visibilitychange', leaveIfHidden);
    document.addEventListener(leavingEvent, keeper.end);
    return () => {
      removeEventListener('pagehide', keeper.leave);
      document.removeEventListener('visibilitychange', leaveIfHidden);
      document.removeEventListener(leavingEvent, keeper.end);
      keeper.close();
    };
  }, [keeper]);

  const flush = () => {
    submitted.current = latest.current.values;
    keeper.flush();
  };
  const clear = () => {
    cleared.current = submitted.current ?? latest.current.values;
    restoredBase.current = null;
    keeper.drop();
    // Typed while the form was being saved.
    if (latest.current.values !== cleared.current) keeper.changed();
  };
  const discard = (draft: OfferedDraft) => {
    remove(draft);
    void removeOffer(draft);
  };
  /** Keeps the current draft as an offered draft and starts a new one. */
  const keepAsOffered = () => void keeper.renew().then(reload);
  const adopt = async (draft: OfferedDraft): Promise<V | null> => {
    const found = await readOffer(draft);
    if (!found) {
      void showFailure({ title: 'Yarım kalan yazı açılamadı.', text: 'Sunucuya ulaşılamadı ya da yazı silinmiş.' });
      return null;
    }
    if (latest.current.dirty) keepAsOffered();
    restoredBase.current = draft.base;
    keeper.replace(draft);
    remove(draft);
    return filledValues(found.values as V, latest.current.values);
  };
  return { offered, status, restoredBase: () => restoredBase.current, flush, adopt, discard, clear };
}

/** Finds the drafts of the form, without the one that is being written. */
function useOffers({ email, form, record }: DraftScope, keeper: DraftKeeper) {
  const [offered, setOffered] = useState<readonly OfferedDraft[]>([]);
  const mounted = useRef(true);
  const reload = useCallback(async () => {
    const show = (drafts: readonly OfferedDraft[]) => {
      if (!mounted.current) return;
      const own = keeper.id;
      const found = drafts.filter((draft) => draft.form === form && draft.record === record && draft.id !== own);
      setOffered((before) => (found.length === 0 && before.length === 0 ? before : found));
    };
    show(await findOffers(email, show));
  }, [keeper, email, form, record]);
  useEffect(() => {
    mounted.current = true;
    void reload();
    return () => {
      mounted.current = false;
    };
  }, [reload]);
  const remove = useCallback(({ id }: OfferedDraft) => setOffered((all) => all.filter((each) => each.id !== id)), []);
  return { offered, remove, reload };
}
