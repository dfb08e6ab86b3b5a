import { NativeSelect } from '@mantine/core';
import type { MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { stageLabel, stagesOf, type MessageStage } from '@vitrin/shared-contracts/message-workflow';
import { useMailbox } from './mailbox.context.ts';
import styles from './reading.module.css';

/** Shows and changes the stage and the assignee of the message. */
export function MessageAssignment({ message }: { message: MessageRecord }) {
  const { kind, actions, assignees } = useMailbox();
  const { id, stage, assignee } = message;
  // A current assignee who can no longer be assigned is still listed.
  const listed = assignee && assignees.every((each) => each.id !== assignee.id) ? [assignee, ...assignees] : assignees;
  return (
    <div className={styles.handling} role="group" aria-label="Aşama ve sorumlu">
      <NativeSelect
        label="Aşama"
        data={stagesOf(kind).map((each) => ({ value: each, label: stageLabel(kind, each) }))}
        value={stage}
        onChange={(event) => void actions.stage(message, event.currentTarget.value as MessageStage)}
      />
      <NativeSelect
        label="Sorumlu"
        data={[
          { value: '', label: 'Atanmamış' },
          ...listed.map((person) => ({ value: String(person.id), label: person.name })),
        ]}
        value={assignee ? String(assignee.id) : ''}
        onChange={({ currentTarget: { value } }) => actions.assign([id], value === '' ? null : Number(value))}
      />
    </div>
  );
}
