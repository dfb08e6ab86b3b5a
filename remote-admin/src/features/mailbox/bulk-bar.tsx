import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import type { useSelection } from '../../ui/list/use-selection.ts';
import { BulkActions } from './bulk-actions.tsx';
import styles from './mailbox.module.css';
import type { MailboxView } from './mailbox-texts.ts';

interface BulkBarProps {
  view: MailboxView;
  rows: readonly MessageRow[];
  selection: ReturnType<typeof useSelection>;
}

/** Always rendered, to avoid a layout shift when a message is selected. */
export function BulkBar({ view, rows, selection }: BulkBarProps) {
  const { chosen, all, toggleAll } = selection;
  const count = chosen.length;
  return (
    <div className={styles.bulk} data-chosen={count > 0 || undefined}>
      <label className={styles.tickAll}>
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !all;
          }}
          onChange={toggleAll}
        />
        {count > 0 ? `${count} seçildi` : 'Tümünü seç'}
      </label>
      {count > 0 ? <BulkActions view={view} chosen={rows.filter(({ id }) => chosen.includes(id))} /> : null}
    </div>
  );
}
