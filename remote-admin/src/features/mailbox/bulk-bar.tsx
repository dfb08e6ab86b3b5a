import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { useSelection } from '../../shared/list/use-selection.ts';
import styles from './mailbox.module.css';
import type { MailboxView } from './mailbox.words.ts';
import type { MailboxDeeds } from './use-mailbox-deeds.ts';

interface BulkBarProps {
  view: MailboxView;
  selection: ReturnType<typeof useSelection>;
  deeds: MailboxDeeds;
}

/** Always there, so that nothing jumps when a message is chosen. */
export function BulkBar({ view, selection, deeds }: BulkBarProps) {
  const { chosen, all, toggleAll } = selection;
  const count = chosen.length;
  return (
    <div className={styles.bulk}>
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
      {count > 0 ? (
        <div className={styles.bulkActions}>
          {view === 'gelen' ? null : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={() => deeds.restore(chosen)}
            >
              {view === 'cop' ? 'Geri yükle' : 'Gelen kutusuna al'}
            </Button>
          )}
          {view === 'cop' ? (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void deeds.remove(chosen, `${count} ileti`)}
            >
              Kalıcı olarak sil
            </Button>
          ) : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => deeds.trash(chosen)}
            >
              Çöpe taşı
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
