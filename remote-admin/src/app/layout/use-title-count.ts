import { useEffect } from 'react';
import { shownCount } from '../../shared/unread/shown-count.ts';

const counted = /^\(\d+\+?\) /;

/** Puts the count before the document's title, '(3) İletişim', and keeps it there when another screen brings another title. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(counted, '');
      const title = count > 0 ? `(${shownCount(count)}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    show();
    const changes = new MutationObserver(show);
    changes.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, [count]);
}
