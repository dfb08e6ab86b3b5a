import { useState } from 'react';
import type { ReleaseSummary } from 'shared-contracts/release-management';
import { firstPartOf } from './release-words.ts';
import styles from './releases.module.css';

/** Shows the commit subject, by which users recognise a release; renders nothing if it has none. */
export function ReleaseSubject({ release: { about } }: { release: Pick<ReleaseSummary, 'about'> }) {
  return about?.subject ? (
    <span className={styles.subject}>
      <LongText text={about.subject} />
    </span>
  ) : null;
}

/** Its beginning; the rest at a press, which also works without a pointer. */
function LongText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const first = firstPartOf(text);
  if (first === text) return text;
  return (
    <>
      {isWhole ? text : `${first}…`}{' '}
      <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Kısalt' : 'Tamamı'}
      </button>
    </>
  );
}
