import { Button, Modal } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { MessageLabel } from '@vitrin/shared-contracts/message-workflow';
import { Link } from '@vitrin/shared-contracts/router';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { LabelChip } from './label-chips.tsx';
import styles from './labels.module.css';
import { deleteLabel, labelsOf } from './mailbox.api.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface LabelsDialogProps {
  kind: MailboxKind;
  query: UseQueryResult<MessageLabel[]>;
  addressOf: (record: number | string) => string;
  onClose: () => void;
  /** Called after a label was deleted, which also removes it from messages. */
  onDeleted: () => void;
}

/** The labels of one inbox, shared by all users who can read it. */
export function LabelsDialog({ kind, query, addressOf, onClose, onDeleted }: LabelsDialogProps) {
  const { confirmAndDelete } = useConfirmedDelete();
  const remove = async ({ id, name }: MessageLabel) => {
    const subject = `${name} etiketi; iletilerin kendisi kalır.`;
    const changes = [labelsOf(kind)];
    if (await confirmAndDelete({ subject, call: () => deleteLabel(kind, id), changes })) onDeleted();
  };
  const close = () => {
    // Escape belongs to the confirmation that is open above this dialog.
    if (!document.querySelector('.swal2-modal')) onClose();
  };
  return (
    <Modal opened onClose={close} title="Etiketler" size={480}>
      {query.isPending ? <RowsSkeleton rows={3} /> : null}
      {query.isError ? <FailedView failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess ? (
        <>
          <LabelRows labels={query.data} addressOf={addressOf} onDelete={(label) => void remove(label)} />
          <div className={styles.foot}>
            {query.data.length < limits.labels ? (
              <Button component={Link} to={addressOf(newRecordParam)} leftSection={<IconPlus size={18} aria-hidden />}>
                Yeni etiket
              </Button>
            ) : (
              <p className={styles.none}>En çok {limits.labels} etiket olabilir.</p>
            )}
          </div>
        </>
      ) : null}
    </Modal>
  );
}

interface LabelRowsProps {
  labels: readonly MessageLabel[];
  addressOf: (record: number) => string;
  onDelete: (label: MessageLabel) => void;
}

function LabelRows({ labels, addressOf, onDelete }: LabelRowsProps) {
  if (labels.length === 0) {
    return <p className={styles.none}>Henüz etiket yok. Etiketler, iletileri konusuna göre bulmanızı sağlar.</p>;
  }
  return (
    <ul className={styles.rows} aria-label="Etiketler">
      {labels.map((label) => (
        <li key={label.id} className={styles.row}>
          <span>
            <LabelChip label={label} />
          </span>
          <EditLink to={addressOf(label.id)} name={label.name} />
          <IconButton data-tooltip="Sil" aria-label={`${label.name}: sil`} onClick={() => onDelete(label)}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
