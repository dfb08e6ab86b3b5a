import { useId } from 'react';
import { useTexts } from '../../../shared/root-data.ts';
import { useAlive } from '../../../shared/use-alive.ts';
import styles from './catalogue.module.css';
import type { TypeFilter } from './use-catalogue.ts';

/** Kinds of product to narrow the list by, where there is more than one; for pages that are alive. */
export function TypeChoice({ all, chosen, choose }: TypeFilter) {
  const { catalogue } = useTexts();
  const isAlive = useAlive();
  const nameId = useId();
  if (all.length < 2) return null;
  return (
    <div className={styles.types} data-asleep={isAlive ? undefined : ''} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{catalogue.types}</span>
      {['', ...all].map((type) => (
        <button key={type} type="button" aria-pressed={type === chosen} onClick={() => choose(type)}>
          {type || catalogue.all}
        </button>
      ))}
    </div>
  );
}
