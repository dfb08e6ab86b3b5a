import { Modal } from '@mantine/core';
import {
  confirmPasswordSchema,
  type Passkey,
  passkeyNameSchema,
  type PasskeyOptions,
} from '@vitrin/shared-contracts/account';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { validate } from '@vitrin/shared-contracts/validation';
import { addPasskey, beginPasskey } from './account.api.ts';
import styles from './account.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { PasskeyNameField } from './passkey-name.field.tsx';
import { PasswordField } from './password-field.tsx';
import { useSecretForm } from './use-secret-form.ts';

interface AddPasskeyDialogProps {
  onAdded: (passkeys: Passkey[]) => void;
  onClose: () => void;
}

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const { form, field, pending } = useAddPasskey(onAdded);
  return (
    <Modal opened onClose={onClose} title="Geçiş anahtarı ekle">
      <form {...form} className={styles.form}>
        <p className={styles.text}>
          Şifrenizi doğruladıktan sonra tarayıcınız parmak izi, yüz, ekran kilidi ya da güvenlik anahtarıyla onay ister.
        </p>
        <PasskeyNameField {...field('name')} />
        <PasswordField id="anahtar.password" label="Şifreniz" autoComplete="current-password" {...field('password')} />
        <p className={styles.refusal} role="status">
          {field('passkey').error}
        </p>
        <DialogButtons submit="Devam et" pending={pending} onCancel={onClose} />
      </form>
    </Modal>
  );
}

const errorMessages: Readonly<Record<PasskeyError, string>> = {
  cancelled: 'Geçiş anahtarı eklenmedi: onay verilmedi ya da süresi doldu. Dilerseniz yeniden deneyin.',
  exists: 'Bu cihazda hesabınız için zaten bir geçiş anahtarı var.',
  failed: 'Tarayıcınız geçiş anahtarı oluşturamadı. Başka bir tarayıcı ya da cihazla deneyebilirsiniz.',
};

/**
 * Registers a passkey: password check, browser prompt, server request. A rejection by the browser becomes the error of
 * the `passkey` field.
 */
function useAddPasskey(onAdded: (passkeys: Passkey[]) => void) {
  return useSecretForm({
    initial: { name: '', password: '', passkey: '' },
    check: (values) => ({
      ...validate(passkeyNameSchema, values).errors,
      ...validate(confirmPasswordSchema, values).errors,
    }),
    send: ({ name, password }) => register(name, password),
    success: 'Geçiş anahtarı eklendi.',
    onDone: (passkeys) => onAdded(passkeys ?? []),
  });
}

async function register(name: string, password: string): Promise<ApiResponse<Passkey[]>> {
  const { data, ...begun } = await beginPasskey<never>(password);
  if (!begun.success || !data) return begun;
  const created = await createPasskey(data);
  if (created.response) return await addPasskey(name, created.response);
  return { success: false, status: begun.status, errors: { passkey: errorMessages[created.errorKind] } };
}

/** Why the browser did not create a passkey. */
type PasskeyError = 'cancelled' | 'exists' | 'failed';

type CreatedPasskey = { response: object; errorKind?: undefined } | { response?: undefined; errorKind: PasskeyError };

const passkeyErrors: Readonly<Record<string, PasskeyError>> = {
  // Browsers do not distinguish a cancellation by the user from a timeout.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
};

export function canUsePasskeys(): boolean {
  return globalThis.PublicKeyCredential !== undefined;
}

/** Asks the browser to create a passkey. Never throws: a failure is returned as `refusal`. */
async function createPasskey({ options }: PasskeyOptions<never>): Promise<CreatedPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return { response: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    return { errorKind: passkeyErrors[error instanceof Error ? error.name : ''] ?? 'failed' };
  }
}
