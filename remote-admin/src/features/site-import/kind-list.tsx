import type { ImportCount } from '@vitrin/shared-contracts/site-import';
import { kindSentences } from './import-texts.ts';
import styles from './site-import.module.css';

/** A sentence for each kind. */
export function KindList({ counts, isPlan }: { counts: readonly ImportCount[]; isPlan: boolean }) {
  return (
    <ul className={styles.sentences} aria-label={isPlan ? 'Gelecekler' : 'Gelenler'}>
      {kindSentences(counts, { isPlan }).map(({ type, text }) => (
        <li key={type}>{text}</li>
      ))}
    </ul>
  );
}
