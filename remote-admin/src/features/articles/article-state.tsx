import type { ArticleRow } from 'shared-contracts/articles';
import { exactTime } from 'shared-contracts/relative-time';
import { StateDot } from '../../shared/state-dot.tsx';
import styles from './articles.module.css';

/** Whether visitors see the article, in words. */
export function ArticleState({ article: { active, published_at } }: { article: ArticleRow }) {
  const moment = new Date(published_at);
  const state = stateOf(active, moment, new Date());
  return (
    <span className={styles.state}>
      <StateDot tone={state.tone} />
      {state.label}
      <span className={styles.published}>{exactTime(moment)}</span>
    </span>
  );
}

function stateOf(active: 0 | 1, moment: Date, now: Date) {
  if (active === 0) return { tone: 'off', label: 'Taslak' } as const;
  return moment > now
    ? ({ tone: 'warn', label: 'Zamanlandı' } as const)
    : ({ tone: 'good', label: 'Yayında' } as const);
}
