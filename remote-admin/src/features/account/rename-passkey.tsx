import { ActionIcon, Tooltip } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import type { Passkey } from 'shared-contracts/account';
import { accountSections } from './account-sections.ts';
import { RenamePasskeyDialog } from './rename-passkey.dialog.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onRenamed: (passkeys: Passkey[]) => void;
}

export function RenamePasskey({ passkey, onRenamed }: RenamePasskeyProps) {
  const [isOpen, setOpen] = useState(false);
  const focus = useDialogFocus(accountSections.passkeys);
  const close = () => {
    setOpen(false);
    focus.cancelled();
  };
  return (
    <>
      <Tooltip label="Adını değiştir">
        <ActionIcon
          aria-label={`${passkey.name}: adını değiştir`}
          onClick={() => {
            focus.opened();
            setOpen(true);
          }}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen ? (
        <RenamePasskeyDialog
          passkey={passkey}
          onRenamed={(passkeys) => {
            close();
            onRenamed(passkeys);
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
