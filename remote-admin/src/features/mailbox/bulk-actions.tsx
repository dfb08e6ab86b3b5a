import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { ComponentProps } from 'react';
import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import { AssignMenu } from './assign-menu.tsx';
import { LabelMenu } from './label-menu.tsx';
import { useMailbox } from './mailbox.context.ts';
import styles from './mailbox.module.css';
import type { MailboxView } from './mailbox-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface BulkActionsProps {
  view: MailboxView;
  chosen: readonly MessageRow[];
}

/** Actions for the selected messages, depending on the section of the inbox. */
export function BulkActions({ view, chosen }: BulkActionsProps) {
  const { actions } = useMailbox();
  const ids = chosen.map(({ id }) => id);
  return (
    <div className={styles.bulkActions} role="group" aria-label="Seçilen iletiler için işlemler">
      {view === 'gelen' ? <InboxActions chosen={chosen} /> : null}
      {view === 'gelen' ? null : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => actions.restore(ids)}
        >
          {view === 'cop' ? 'Geri yükle' : 'İstenmeyen değil'}
        </Button>
      )}
      {view === 'cop' ? (
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void actions.remove(ids, `${ids.length} ileti`)}
        >
          Kalıcı olarak sil
        </Button>
      ) : (
        <BulkButton label="Çöpe taşı" icon={IconTrash} onClick={() => actions.trash(ids)} />
      )}
    </div>
  );
}

function InboxActions({ chosen }: { chosen: readonly MessageRow[] }) {
  const { actions } = useMailbox();
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      {chosen.some(({ check }) => check === 0) ? (
        <BulkButton label="Okundu yap" icon={IconMailOpened} onClick={() => actions.markRead(ids)} />
      ) : (
        <BulkButton label="Okunmadı yap" icon={IconMail} onClick={() => actions.markUnread(ids)} />
      )}
      <LabelMenu messages={chosen}>
        <BulkButton label="Etiketle" icon={IconTag} />
      </LabelMenu>
      <AssignMenu ids={ids}>
        <BulkButton label="Birine ata" icon={IconUserPlus} />
      </AssignMenu>
      <BulkButton label="İstenmeyen olarak işaretle" icon={IconShieldX} onClick={() => actions.quarantine(ids)} />
    </>
  );
}

interface BulkButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: Icon;
}

/** An icon button for an action on all selected messages, with its label as a tooltip. */
function BulkButton({ label, icon: Symbol, ...rest }: BulkButtonProps) {
  return (
    <IconButton data-tooltip={label} aria-label={label} {...rest}>
      <Symbol size={19} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
