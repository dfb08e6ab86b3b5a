import type { MessageLabel } from '@vitrin/shared-contracts/message-workflow';
import styles from './labels.module.css';
import { useMailbox } from './mailbox.context.ts';

/** Shows the names of a message's labels. */
export function LabelChips({ ids }: { ids: readonly number[] }) {
  const { labels } = useMailbox();
  const shown = labels.filter(({ id }) => ids.includes(id));
  if (shown.length === 0) return null;
  return (
    <span className={styles.chips}>
      {shown.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
    </span>
  );
}

export function LabelChip({ label: { name, colour } }: { label: Pick<MessageLabel, 'name' | 'colour'> }) {
  return (
    <span className={styles.chip} data-colour={colour}>
      {name}
    </span>
  );
}
