import styles from './spam-rules.module.css';

/** Words that are suspected on every site; folded, for they are many and not nice. */
export function BuiltInWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <details className={styles.builtIn}>
      <summary>Kendiliğinden tanınan {words.length} sözcüğü göster</summary>
      <ul aria-label="Kendiliğinden tanınan sözcükler">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  );
}
