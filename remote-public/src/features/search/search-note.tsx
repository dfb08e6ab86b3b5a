import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SiteSearchResults } from '@vitrin/shared-contracts/search';
import { useLocation } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { fillCount, type TextsInLanguage } from '@vitrin/shared-contracts/plural-texts';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import type { SearchData } from './search.loader.ts';
import styles from './search.module.css';

interface SearchNoteProps {
  data: SearchData;
  results: SiteSearchResults;
}

/** Says how many results there are, and what was searched instead. */
export function SearchNote({ data: { search, total }, results }: SearchNoteProps) {
  const root = useRootData();
  const note = useResultFocus(search);
  return (
    <div className={styles.note}>
      <p role="status" tabIndex={-1} ref={note}>
        {shownNote({ texts: root.texts, language: textsLanguage(root) }, search, total, results)}
      </p>
    </div>
  );
}

function shownNote(
  site: TextsInLanguage,
  search: string,
  total: number,
  { corrected, is_partial: isPartial, has_more: hasMore }: SiteSearchResults,
): string {
  const { search: texts } = site.texts;
  if (total === 0) return fill(texts.noMatch, { search });
  if (isPartial) return fill(texts.partly, { search });
  const found = fillCount(site, ['search', hasMore ? 'first' : 'found'], { search: corrected ?? search, total });
  return corrected === null ? found : `${fill(texts.noMatch, { search })} ${found}`;
}

/** Moves the focus to the number of results after a search with the form, whose button has left the page. */
function useResultFocus(search: string): RefObject<HTMLParagraphElement | null> {
  const result = useRef<HTMLParagraphElement>(null);
  const { state } = useLocation();
  // Before the shell would move the focus to the heading.
  useLayoutEffect(() => {
    if (typeof state === 'object' && state !== null && 'searched' in state)
      result.current?.focus({ preventScroll: true });
  }, [search, state]);
  return result;
}
