import type { ArticleRow } from 'shared-contracts/articles';
import { exactTime } from 'shared-contracts/relative-time';
import styles from './articles.module.css';

/** Whether visitors see the article, in words. */
export function ArticleState({ article: { active, published_at } }: { article: ArticleRow }) {
  const moment = new Date(published_at);
  const state = stateOf(active, moment, new Date());
  return (
    <span className={styles.state} data-state={state.key}>
      {state.label}
      <span className={styles.published}>{exactTime(moment)}</span>
    </span>
  );
}

function stateOf(active: 0 | 1, moment: Date, now: Date) {
  if (active === 0) return { key: 'draft', label: 'Taslak' };
  return moment > now ? { key: 'planned', label: 'Zamanlandı' } : { key: 'live', label: 'Yayında' };
}
