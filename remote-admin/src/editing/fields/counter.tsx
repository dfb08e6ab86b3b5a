import { characterCount } from '@vitrin/shared-contracts/characters';
import styles from './fields.module.css';

interface CounterProps {
  text: string;
  maxLength: number;
}

/** Number of characters used and allowed. */
export function Counter({ text, maxLength }: CounterProps) {
  const length = characterCount(text);
  return (
    <span className={styles.counter} data-over={length > maxLength || undefined} aria-hidden>
      {length}/{maxLength}
    </span>
  );
}
