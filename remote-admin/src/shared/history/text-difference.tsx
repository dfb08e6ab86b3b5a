import { differenceOfWords } from 'shared-contracts/text-difference';
import styles from './history.module.css';

/** Shows how a text has changed: removed words struck through, added words underlined. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  if (before === '' || after === '') {
    return <p className={styles.difference}>{before === '' ? <ins>{after || 'Boş'}</ins> : <del>{before}</del>}</p>;
  }
  return (
    <p className={styles.difference}>
      {differenceOfWords(before, after).map(({ kind, text, start }) => (
        <Part key={`${kind} ${start}`} kind={kind} text={text} />
      ))}
    </p>
  );
}

function Part({ kind, text }: { kind: 'same' | 'removed' | 'added'; text: string }) {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : <>{text}</>;
}
