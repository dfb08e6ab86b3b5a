import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import type { Change } from '@vitrin/shared-contracts/statistics';
import { Link } from '@vitrin/shared-contracts/router';
import { Moment } from '../../ui/list/moment.tsx';
import { changedScreens } from './changed-screens.ts';
import styles from './dashboard.module.css';

const actionLabels: Readonly<Record<Change['action'], string>> = {
  create: 'ekledi',
  update: 'güncelledi',
  delete: 'sildi',
  order: 'sıraladı',
  enable: 'etkinleştirdi',
  disable: 'devre dışı bıraktı',
};

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <section className={styles.changes} aria-labelledby="son-degisiklikler">
      <h2 id="son-degisiklikler">Son değişiklikler</h2>
      {changes.length === 0 ? <p className={styles.quiet}>Henüz bir değişiklik yapılmadı.</p> : null}
      <ol>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <span className={styles.kind}>{auditEntityLabels[change.entity]}</span>
            <span className={styles.what}>
              <Subject change={change} />
              <span className={styles.who}>
                {change.actor} {actionLabels[change.action]}
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

/** Links to the changed record if it still exists, otherwise to its list. */
function Subject({ change: { action, entity, entity_id, title } }: { change: Change }) {
  const isDeleted = action === 'delete' || entity_id === null;
  return (
    <Link to={isDeleted ? changedScreens[entity].list : changedScreens[entity].record(entity_id)}>
      {title || 'Tümü'}
    </Link>
  );
}
