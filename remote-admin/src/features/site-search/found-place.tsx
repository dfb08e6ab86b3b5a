import { textDoubtLabels, textPartLabels, type FoundText } from '@vitrin/shared-contracts/site-search';
import styles from './site-search.module.css';

interface FoundPlaceProps {
  text: FoundText;
  language: string;
  /** Undefined for a place that is not replaced. */
  choice?: { isChosen: boolean; onChange: () => void } | undefined;
}

/** A place with the found text marked; with a choice, how it would change. */
export function FoundPlace({ text, language, choice }: FoundPlaceProps) {
  const remarks = remarksOf(text, { isReplacing: choice !== undefined });
  const body = (
    <>
      <span className={styles.where}>
        {[text.field, textPartLabels[text.part], language].filter(Boolean).join(' · ')}
        {remarks.map((remark) => (
          <span key={remark} className={styles.tag}>
            {remark}
          </span>
        ))}
      </span>
      <span className={styles.excerpt}>
        <span>{text.lead}</span>
        {choice ? <Change text={text} /> : <mark>{text.found}</mark>}
        <span>{text.tail}</span>
      </span>
    </>
  );
  if (!choice) return <li className={styles.place}>{body}</li>;
  return (
    <li className={styles.place}>
      <label className={styles.choice}>
        <input type="checkbox" checked={choice.isChosen} onChange={choice.onChange} />
        <span className={styles.change} data-unchosen={!choice.isChosen || undefined}>
          {body}
        </span>
      </label>
    </li>
  );
}

function Change({ text: { found, replacement } }: { text: FoundText }) {
  return (
    <>
      <del>{found}</del>
      {replacement === '' ? null : <ins>{replacement}</ins>}
    </>
  );
}

/** Says what is special about a place, and why it is not chosen by itself. */
function remarksOf({ source, doubt }: FoundText, { isReplacing }: { isReplacing: boolean }): string[] {
  if (source !== 'record') return [source === 'draft' ? 'Taslakta' : 'Zamanlanan değişiklikte'];
  return isReplacing && doubt !== null ? [textDoubtLabels[doubt]] : [];
}
