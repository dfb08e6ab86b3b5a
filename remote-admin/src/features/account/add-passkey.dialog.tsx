import { Button, Modal, TextInput } from '@mantine/core';
import type { Passkey } from 'shared-contracts/account';
import { messages } from 'shared-contracts/messages';
import styles from './account.module.css';
import { PasswordField } from './password-field.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface AddPasskeyDialogProps {
  onAdded: (passkeys: Passkey[]) => void;
  onClose: () => void;
}

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const { form, field, pending } = useAddPasskey(onAdded);
  const { onChange, ...name } = field('name');
  return (
    <Modal opened onClose={onClose} title="Geçiş anahtarı ekle">
      <form {...form} className={styles.form}>
        <p className={styles.text}>
          Şifrenizi doğruladıktan sonra tarayıcınız parmak izi, yüz, ekran kilidi ya da güvenlik anahtarıyla onay ister.
        </p>
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
        <PasswordField id="anahtar.password" label="Şifreniz" autoComplete="current-password" {...field('password')} />
        <p className={styles.refusal} role="status">
          {field('passkey').error}
        </p>
        <div className={styles.dialogEnd}>
          <Button variant="default" onClick={onClose}>
            {messages.confirmDelete.cancel}
          </Button>
          <Button type="submit" loading={pending}>
            Devam et
          </Button>
        </div>
      </form>
    </Modal>
  );
}
