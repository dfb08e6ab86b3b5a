import { Button, Modal, TextInput } from '@mantine/core';
import { passkeyNameSchema, type Passkey } from 'shared-contracts/account';
import { messages } from 'shared-contracts/messages';
import { validate } from 'shared-contracts/validation';
import { renamePasskey } from './account.api.ts';
import styles from './account.module.css';
import { useSecretForm } from './use-secret-form.ts';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onRenamed: (passkeys: Passkey[]) => void;
  onClose: () => void;
}

/** Nothing is opened or closed by a name: no password is asked. */
export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const { form, field, pending } = useSecretForm({
    initial: { name: passkey.name },
    check: (values) => validate(passkeyNameSchema, values).errors ?? {},
    send: ({ name }) => renamePasskey(passkey.id, name.trim()),
    success: messages.updated,
    onDone: (passkeys) => onRenamed(passkeys ?? []),
  });
  const { onChange, ...name } = field('name');
  return (
    <Modal opened onClose={onClose} title="Geçiş anahtarının adı" size={440}>
      <form {...form} className={styles.form}>
        <TextInput
          id="anahtar.name"
          label="Ad"
          description="Listede tanımak için, örneğin “İş telefonum”."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...name}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <div className={styles.dialogEnd}>
          <Button variant="default" onClick={onClose}>
            {messages.confirmDelete.cancel}
          </Button>
          <Button type="submit" loading={pending}>
            Kaydet
          </Button>
        </div>
      </form>
    </Modal>
  );
}
