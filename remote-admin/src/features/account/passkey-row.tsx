import { Button, Modal } from '@mantine/core';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { type Passkey, passkeyNameSchema } from '@vitrin/shared-contracts/account';
import { messages } from '@vitrin/shared-contracts/messages';
import { validate } from '@vitrin/shared-contracts/validation';
import { Moment } from '../../ui/list/moment.tsx';
import { renamePasskey } from './account.api.ts';
import styles from './account.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { PasskeyNameField } from './passkey-name.field.tsx';
import { accountSections, useDialogFocus } from './section-card.tsx';
import { useSecretForm } from './use-secret-form.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: (passkeys: Passkey[]) => void;
  /** Null if the passkey must not be removed; a text below the list explains why. */
  onRemove: (() => void) | null;
}

export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <li className={styles.row}>
      <IconFingerprint size={24} stroke={1.5} aria-hidden />
      <div className={styles.rowWords}>
        <span className={styles.rowName}>{name}</span>
        <span>
          Eklendi: <Moment iso={created_at} />
        </span>
        <span>
          {last_used_at ? (
            <>
              <span>Son kullanım:</span> <Moment iso={last_used_at} />
            </>
          ) : (
            'Henüz kullanılmadı'
          )}
        </span>
      </div>
      <RenamePasskey passkey={passkey} onRenamed={onRenamed} />
      {onRemove ? (
        <Button variant="subtle" color="red" aria-label={`${name}: sil`} onClick={onRemove}>
          Sil
        </Button>
      ) : null}
    </li>
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onRenamed: (passkeys: Passkey[]) => void;
}

function RenamePasskey({ passkey, onRenamed }: RenamePasskeyProps) {
  const [isOpen, setOpen] = useState(false);
  const focus = useDialogFocus(accountSections.passkeys);
  const close = () => {
    setOpen(false);
    focus.cancelled();
  };
  return (
    <>
      <IconButton
        data-tooltip="Adını değiştir"
        aria-label={`${passkey.name}: adını değiştir`}
        onClick={() => {
          focus.opened();
          setOpen(true);
        }}
      >
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </IconButton>
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

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onRenamed: (passkeys: Passkey[]) => void;
  onClose: () => void;
}

/** Asks for no password: a rename has no effect on sign-in. */
function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const { form, field, pending } = useSecretForm({
    initial: { name: passkey.name },
    check: (values) => validate(passkeyNameSchema, values).errors ?? {},
    send: ({ name }) => renamePasskey(passkey.id, name.trim()),
    success: messages.updated,
    onDone: (passkeys) => onRenamed(passkeys ?? []),
  });
  return (
    <Modal opened onClose={onClose} title="Geçiş anahtarının adı" size={440}>
      <form {...form} className={styles.form}>
        <PasskeyNameField {...field('name')} />
        <DialogButtons submit="Kaydet" pending={pending} onCancel={onClose} />
      </form>
    </Modal>
  );
}
