import { useEffect, useState } from 'react';
import { whenIdle } from '../../data/when-idle.ts';
import type { OfferedDraft } from './draft-offers.ts';

const load = () => import('./draft-offers.ts');

/**
 * Returns the drafts of a user, newest first, and a function that deletes one. The database and the requests are loaded
 * when the screen is usable.
 */
export function useOwnDrafts(email: string): [readonly OfferedDraft[], (draft: OfferedDraft) => void] {
  const [drafts, setDrafts] = useState<readonly OfferedDraft[]>([]);
  useEffect(() => {
    let isMounted = true;
    const show = (found: readonly OfferedDraft[]) => {
      if (isMounted) setDrafts((before) => (found.length === 0 && before.length === 0 ? before : found));
    };
    const find = async () => {
      await whenIdle();
      const { findOffers } = await load();
      if (isMounted) show(await findOffers(email, show));
    };
    // A chunk that cannot be loaded: the drafts stay stored and are offered the next time.
    void find().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [email]);
  const remove = (draft: OfferedDraft) => {
    setDrafts((all) => all.filter(({ id }) => id !== draft.id));
    void load().then(({ removeOffer }) => removeOffer(draft));
  };
  return [drafts, remove];
}
