import { differenceOfWords } from '@vitrin/shared-contracts/text-difference';
import styles from './history.module.css';

/** Characters from which on the text may be higher than its box, which then scrolls by keyboard too. */
const SCROLLED_FROM = 400;

/** Shows how a text has changed: removed words struck through, added words underlined. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const isScrolled = before.length + after.length >= SCROLLED_FROM;
  return (
    <p className={styles.difference} {...(isScrolled ? { tabIndex: 0 } : {})}>
      <WordDifference before={before} after={after} />
    </p>
  );
}

function WordDifference({ before, after }: { before: string; after: string }) {
  if (before === '') return <ins>{after || 'Boş'}</ins>;
  if (after === '') return <del>{before}</del>;
  return differenceOfWords(before, after).map(({ kind, text, start }) => (
    <Part key={`${kind} ${start}`} kind={kind} text={text} />
  ));
}

function Part({ kind, text }: { kind: 'same' | 'removed' | 'added'; text: string }) {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : <span>{text}</span>;
}
