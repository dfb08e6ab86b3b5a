import { exactTime, relativeTime } from '@vitrin/shared-contracts/relative-time';
import { Link } from '@vitrin/shared-contracts/router';
import { useFolded } from '../../ui/list/use-folded.tsx';
import { useNow } from '../../data/use-now.ts';
import type { NewDraft } from './new-drafts.ts';
import styles from './publication.module.css';
import { ReviewMark } from './review-mark.tsx';
import { StateLabel } from './state-label.tsx';
import { workingCopyAddress } from '@vitrin/shared-contracts/working-copy-address';

interface UnpublishedListProps {
  drafts: readonly NewDraft[];
  /** Address of the form of a new record. */
  insert: string;
}

/** Drafts of records that have never been published, above the list of those that have. Renders nothing without any. */
export function UnpublishedList({ drafts, insert }: UnpublishedListProps) {
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
            <DraftState draft={draft} />
          </li>
        ))}
      </ul>
      {toggle}
    </section>
  );
}

function DraftState({ draft: { schedule, ...draft } }: { draft: NewDraft }) {
  const now = useNow();
  const facts = schedule
    ? exactTime(new Date(schedule.due_at))
    : [draft.author, relativeTime(new Date(draft.updated_at), now)].filter(Boolean).join(', ');
  return (
    <span className={styles.state}>
      <StateLabel state={draft.state} />
      <ReviewMark review={draft.review} />
      <span className={styles.facts}>{facts}</span>
    </span>
  );
}
