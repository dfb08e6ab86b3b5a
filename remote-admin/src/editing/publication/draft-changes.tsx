import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WorkingCopy } from '@vitrin/shared-contracts/publication';
import { ChangeList } from '../history/change-list.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './publication.module.css';
import { draftChangesQuery } from './reviews.api.ts';

interface DraftChangesProps {
  entity: string;
  copy: WorkingCopy;
  onClose: () => void;
}

/** What publishing the saved draft would change on the site. */
export function DraftChanges({ entity, copy, onClose }: DraftChangesProps) {
  useRestoreFocus();
  const query = useQuery(draftChangesQuery(entity, copy.id));
  return (
    <Drawer opened onClose={onClose} position="right" size={560} title="Taslakta değişenler">
      {query.isSuccess ? (
        <div className={styles.changes}>
          <p>
            Yayınlanırsa sitedeki içerikten <del>silinecekler</del> ve <ins>eklenecekler</ins>:
          </p>
          {query.data.length === 0 ? <p>Sitedeki içerikle aynı.</p> : <ChangeList changes={query.data} />}
        </div>
      ) : (
        <LoadingView queries={[query]} />
      )}
    </Drawer>
  );
}
