import { useState } from 'react';
import type { ReleaseSummary } from '@vitrin/shared-contracts/release-management';
import { truncateSubject } from './release-format.ts';
import styles from './releases.module.css';

/** Shows the commit subject, by which users recognise a release; renders nothing if it has none. */
export function ReleaseSubject({ release: { about } }: { release: Pick<ReleaseSummary, 'about'> }) {
  return about?.subject ? (
    <span className={styles.subject}>
      <ExpandableText text={about.subject} />
    </span>
  ) : null;
}

/** Shows the beginning of a text; a button, which also works by keyboard, shows the rest. */
function ExpandableText({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const first = truncateSubject(text);
  if (first === text) return text;
  return (
    <>
      {isExpanded ? text : `${first}…`}{' '}
      <button type="button" className={styles.more} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? 'Daha az göster' : 'Tamamını göster'}
      </button>
    </>
  );
}
