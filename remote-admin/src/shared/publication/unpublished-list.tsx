import { exactTime, relativeTime } from '@vitrin/shared-contracts/relative-time';
import type { ScheduledPublication, UnpublishedWork, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { Link } from '@vitrin/shared-contracts/router';
import { useFolded } from '../list/use-folded.tsx';
import { useNow } from '../use-now.ts';
import styles from './publication.module.css';
import { StateLabel } from './state-label.tsx';
import { workingCopyAddress } from '@vitrin/shared-contracts/working-copy-address';

interface UnpublishedListProps {
  work: UnpublishedWork;
  /** Address of the form of a new record. */
  insert: string;
}

/** Drafts of records that have never been published, above the list of those that have. Renders nothing without any. */
export function UnpublishedList({ work: { copies, schedules }, insert }: UnpublishedListProps) {
  const drafts = copies.filter(({ record }) => record === null);
  const { shown, toggle } = useFolded(drafts);
  if (drafts.length === 0) return null;
  return (
    <section className={styles.list} aria-label="Yayınlanmamış taslaklar">
      <h2>Taslaklar</h2>
      <ul>
        {shown.map((draft) => (
          <li key={draft.id} className={styles.row}>
            <Link to={workingCopyAddress(insert, draft.id)}>
              {draft.title === '' ? 'Adsız yeni kayıt' : draft.title}
            </Link>
            <DraftState draft={draft} schedule={schedules.find(({ copy_id }) => copy_id === draft.id)} />
          </li>
        ))}
      </ul>
      {toggle}
    </section>
  );
}

function DraftState({ draft, schedule }: { draft: WorkingCopyRow; schedule: ScheduledPublication | undefined }) {
  const now = useNow();
  const facts = schedule
    ? exactTime(new Date(schedule.due_at))
    : [draft.author, relativeTime(new Date(draft.updated_at), now)].filter(Boolean).join(', ');
  return (
    <span className={styles.state}>
      <StateLabel state={schedule ? 'scheduled' : 'draft'} />
      <span className={styles.facts}>{facts}</span>
    </span>
  );
}
