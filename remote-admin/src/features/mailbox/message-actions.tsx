import { Button, type ButtonProps } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { LabelMenu } from './label-menu.tsx';
import { useMailbox } from './mailbox.context.ts';
import styles from './reading.module.css';

/** Actions for the open message, depending on the section of the inbox. */
export function MessageActions({ message }: { message: MessageRecord }) {
  const { actions } = useMailbox();
  const { id, name, section, quarantine } = message;
  const isTrash = section === 'trash';
  const isInInbox = !isTrash && quarantine.length === 0;
  return (
    <div className={styles.actions}>
      {isInInbox ? (
        <>
          <ActionButton icon={IconMail} buttonLabel="Okunmadı yap" onClick={() => actions.markUnread([id])} />
          <LabelMenu messages={[message]}>
            <ActionButton icon={IconTag} buttonLabel="Etiketle" />
          </LabelMenu>
          <ActionButton icon={IconShieldX} buttonLabel="İstenmeyen" onClick={() => actions.quarantine([id])} />
        </>
      ) : (
        <ActionButton
          icon={IconArrowBackUp}
          buttonLabel={isTrash ? 'Geri yükle' : 'İstenmeyen değil'}
          onClick={() => actions.restore([id])}
        />
      )}
      {isTrash ? (
        <ActionButton
          icon={IconTrash}
          buttonLabel="Kalıcı olarak sil"
          onClick={() => void actions.remove([id], name)}
        />
      ) : (
        <ActionButton icon={IconTrash} buttonLabel="Çöpe taşı" onClick={() => actions.trash([id])} />
      )}
    </div>
  );
}

interface ActionButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  icon: Icon;
  buttonLabel: string;
}

function ActionButton({ icon: Symbol, buttonLabel, ...rest }: ActionButtonProps) {
  return (
    <Button size="xs" variant="default" leftSection={<Symbol size={16} aria-hidden />} {...rest}>
      {buttonLabel}
    </Button>
  );
}
