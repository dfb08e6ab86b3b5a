import { documentCharacterCount } from '@vitrin/shared-contracts/characters';
import { limits } from '@vitrin/shared-contracts/limits';
import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../data/format-number.ts';
import styles from './fields.module.css';

const { max } = limits.richText;
/** Part of the limit from which the characters are shown; few texts ever come near it. */
const SHOWN_FROM = 0.9 * max;

/** Number of characters of a rich text, near its limit and beyond it. */
export function DocumentCounter({ document }: { document: object | null }) {
  const shown = useDeferredValue(document);
  const count = useMemo(() => documentCharacterCount(shown), [shown]);
  return (
    <div role="status" className={styles.counter} data-over={count > max || undefined}>
      {count < SHOWN_FROM ? null : `${formatNumber(count)}/${formatNumber(max)} karakter`}
    </div>
  );
}
