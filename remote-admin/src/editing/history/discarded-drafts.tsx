import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../ui/list/moment.tsx';
import { discardedDraftsQuery } from '../publication/discarded-drafts.api.ts';
import { useRestoreDraft } from '../publication/use-restore-draft.ts';
import type { HistoryOf } from '../../data/history.api.ts';
import styles from './history.module.css';

/** Drafts of a record that were deleted within the last 30 days, above its versions. Renders nothing without any. */
export function DiscardedDrafts({ of: { entity, record }, onRestored }: { of: HistoryOf; onRestored: () => void }) {
  const { data: drafts = [] } = useQuery(discardedDraftsQuery(entity, record));
  const { pending, restore } = useRestoreDraft();
  if (drafts.length === 0) return null;
  const restoreDraft = async (id: string) => {
    if (await restore(entity, id)) onRestored();
  };
  return (
    <section aria-label="Silinen taslaklar">
      <ul className={styles.versions}>
        {drafts.map(({ id, authors, deleted_at, deleted_by }) => (
          <li key={id} className={styles.heading}>
            <div className={styles.about}>
              <strong>
                Silinen taslak · <Moment iso={deleted_at} />
              </strong>
              <span className={styles.detail}>
                {[`Yazan: ${authors.join(', ')}`, deleted_by && `Silen: ${deleted_by}`].filter(Boolean).join(' · ')}
              </span>
            </div>
            <Button size="xs" variant="default" disabled={pending} onClick={() => void restoreDraft(id)}>
              Geri yükle
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
