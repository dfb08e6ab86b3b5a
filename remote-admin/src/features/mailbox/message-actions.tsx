import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { MessageRecord } from 'shared-contracts/mailbox';
import styles from './reading.module.css';
import type { MailboxDeeds } from './use-mailbox-deeds.ts';

/** What can be done with the open message, by where it lies. */
export function MessageActions({ message, deeds }: { message: MessageRecord; deeds: MailboxDeeds }) {
  const { id, name, section, quarantine } = message;
  const isTrash = section === 'trash';
  const isInInbox = !isTrash && quarantine.length === 0;
  return (
    <div className={styles.actions}>
      {isInInbox ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconMailOpened size={16} aria-hidden />}
          onClick={() => deeds.markUnread(id)}
        >
          Okunmadı say
        </Button>
      ) : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => deeds.restore([id])}
        >
          {isTrash ? 'Geri yükle' : 'Gelen kutusuna al'}
        </Button>
      )}
      {isTrash ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void deeds.remove([id], name)}
        >
          Kalıcı olarak sil
        </Button>
      ) : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => deeds.trash([id])}
        >
          Çöpe taşı
        </Button>
      )}
    </div>
  );
}
