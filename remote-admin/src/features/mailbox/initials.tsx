import { initialsOf } from '../../data/initials.ts';
import styles from './mailbox.module.css';

const TONE_COUNT = 6;

/** Shows the initials on a background colour that is derived from the name. */
export function Initials({ name }: { name: string }) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span className={styles.initials} data-tone={sum % TONE_COUNT} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
