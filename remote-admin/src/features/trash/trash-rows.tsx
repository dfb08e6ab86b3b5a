import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { TrashRow } from '@vitrin/shared-contracts/trash';
import { DeleteButton } from '../../ui/list/delete-buttons.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { destroyDiscardedDraft } from '../../editing/publication/discarded-drafts.api.ts';
import { useRestoreDraft } from '../../editing/publication/use-restore-draft.ts';
import { recordName } from '../../data/record-name.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { restoredNotes, restoreFromTrash } from '../../editing/use-trash.ts';
import { destroyRecord } from './trash.api.ts';
import styles from './trash.module.css';

const changes = [api.adminTrash];

export function TrashRows({ rows }: { rows: readonly TrashRow[] }) {
  const { pending, run } = useFeedback();
  const { confirmAndDelete } = useConfirmedDelete();
  const draft = useRestoreDraft();
  const restore = ({ entity, record, copy }: TrashRow) =>
    copy ? draft.restore(entity, copy) : restoreRecord(entity, record);
  const restoreRecord = (entity: string, record: number) =>
    run(() => restoreFromTrash(entity, [record]), {
      success: messages.restored,
      failure: messages.restoreFailed,
      detail: restoredNotes,
      changes,
    });
  return (
    <ul aria-label="Çöp kutusu">
      {rows.map((row) => {
        const name = recordName(row);
        return (
          <RecordRow
            key={`${row.entity} ${row.copy ?? row.record}`}
            name={name}
            to={null}
            detail={<Detail row={row} />}
            aside={<DaysLeft days={row.days_left} />}
            actions={
              <>
                <Button
                  size="xs"
                  variant="default"
                  disabled={pending || draft.pending}
                  leftSection={<IconArrowBackUp size={16} aria-hidden />}
                  aria-label={`${name}: geri yükle`}
                  onClick={() => void restore(row)}
                >
                  Geri yükle
                </Button>
                <DeleteButton
                  name={name}
                  onClick={() => void confirmAndDelete({ subject: name, call: () => destroy(row), changes })}
                />
              </>
            }
          />
        );
      })}
    </ul>
  );
}

function destroy({ entity, record, copy }: TrashRow) {
  return copy ? destroyDiscardedDraft(entity, copy) : destroyRecord({ entity, record });
}

function Detail({ row: { entity, copy, deleted_at, deleted_by, days_left } }: { row: TrashRow }) {
  return (
    <>
      <span>{`${auditEntityLabels[entity] ?? entity}${copy ? ' taslağı' : ''} ·`}</span> <Moment iso={deleted_at} />
      {deleted_by ? <span>{` · ${deleted_by}`}</span> : null}
      <span className={styles.onPhone}>
        {' · '}
        <DaysLeft days={days_left} />
      </span>
    </>
  );
}

function DaysLeft({ days }: { days: number }) {
  return days > 0 ? `${days} gün kaldı` : 'Bugün silinecek';
}
