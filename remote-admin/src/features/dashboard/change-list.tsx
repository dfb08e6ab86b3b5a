import { adminPaths } from 'shared-contracts/paths';
import type { Change } from 'shared-contracts/statistics';
import { Link } from 'shared-contracts/router';
import { Moment } from '../../shared/list/moment.tsx';
import styles from './dashboard.module.css';

const verbs: Readonly<Record<Change['action'], string>> = {
  create: 'ekledi',
  update: 'güncelledi',
  delete: 'sildi',
  order: 'sıraladı',
};

const kinds: Readonly<Record<Change['entity'], string>> = { article: 'Makale', contract: 'Sözleşme' };

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <section className={styles.changes} aria-labelledby="son-degisiklikler">
      <h2 id="son-degisiklikler">Son değişiklikler</h2>
      {changes.length === 0 ? <p className={styles.quiet}>Henüz bir değişiklik yapılmadı.</p> : null}
      <ol>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <span className={styles.kind}>{kinds[change.entity]}</span>
            <span className={styles.what}>
              <Subject change={change} />
              <span className={styles.who}>
                {change.actor} {verbs[change.action]}
              </span>
            </span>
            <span className={styles.when}>
              <Moment iso={change.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Leads to what was changed, while it is still there. */
function Subject({ change: { action, entity, entity_id, title } }: { change: Change }) {
  if (action === 'order') return <Link to={adminPaths.articles}>{title || 'Makale sırası'}</Link>;
  if (action === 'delete' || entity_id === null) return <span>{title}</span>;
  const path = entity === 'article' ? adminPaths.articleUpdate(entity_id) : adminPaths.contractUpdate(entity_id);
  return <Link to={path}>{title}</Link>;
}
