import { useState } from 'react';
import type { ReleaseSummary } from '@vitrin/shared-contracts/release-management';
import { truncateSubject } from './release-format.ts';
import { ReleaseLink } from './release-link.tsx';
import styles from './releases.module.css';

interface ReleaseSubjectProps {
  release: Pick<ReleaseSummary, 'about'>;
  /** Screen of the release, if the subject is a link to it. */
  to?: string | undefined;
}

/** Shows the commit subject, by which users recognise a release; renders nothing if it has none. */
export function ReleaseSubject({ release: { about }, to }: ReleaseSubjectProps) {
  return about?.subject ? (
    <span className={styles.subject}>
      <ExpandableText text={about.subject} to={to} />
    </span>
  ) : null;
}

/** Shows the beginning of a text; a button, which also works by keyboard, shows the rest. */
function ExpandableText({ text, to }: { text: string; to: string | undefined }) {
  const [isExpanded, setExpanded] = useState(false);
  const first = truncateSubject(text);
  if (first === text) return <ReleaseLink to={to}>{text}</ReleaseLink>;
  return (
    <>
      <ReleaseLink to={to}>{isExpanded ? text : `${first}…`}</ReleaseLink>{' '}
      <button type="button" className={styles.more} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? 'Daha az göster' : 'Tamamını göster'}
      </button>
    </>
  );
}
