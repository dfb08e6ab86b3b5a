import type { UseQueryResult } from '@tanstack/react-query';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { MessageLabel } from 'shared-contracts/message-workflow';
import { useNavigate } from 'shared-contracts/router';
import { newRecord, useEdited } from '../../shared/form/use-edited.ts';
import { LabelDialog } from './label.dialog.tsx';
import { LabelsDialog } from './labels.dialog.tsx';

/** Stands in the address for the list of labels. */
export const labelList = 'etiketler';

interface OpenedLabelsProps {
  kind: MailboxKind;
  query: UseQueryResult<MessageLabel[]>;
  /** Messages carry one label less. */
  onDeleted: () => void;
}

/** The list of labels or one of them, as the address asks for it; nothing otherwise. */
export function OpenedLabels({ kind, query, onDeleted }: OpenedLabelsProps) {
  const { edited, addressOf, close } = useEdited();
  const navigate = useNavigate();
  if (edited === null) return null;
  if (edited === labelList) {
    return <LabelsDialog kind={kind} query={query} addressOf={addressOf} onClose={close} onDeleted={onDeleted} />;
  }
  const record = query.data?.find(({ id }) => String(id) === edited);
  if (!record && edited !== newRecord) return null;
  const toList = () => void navigate(addressOf(labelList), { replace: true });
  return <LabelDialog key={edited} kind={kind} record={record ?? null} onClose={toList} />;
}
