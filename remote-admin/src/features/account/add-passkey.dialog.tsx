import { Modal } from '@mantine/core';
import { askPasswordSchema, type Passkey, passkeyNameSchema, type PasskeyOptions } from 'shared-contracts/account';
import type { Answer } from 'shared-contracts/http';
import { validate } from 'shared-contracts/validation';
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

const words: Readonly<Record<PasskeyRefusal, string>> = {
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
      ...validate(askPasswordSchema, values).errors,
    }),
    send: ({ name, password }) => register(name, password),
    success: 'Geçiş anahtarı eklendi.',
    onDone: (passkeys) => onAdded(passkeys ?? []),
  });
}

async function register(name: string, password: string): Promise<Answer<Passkey[]>> {
  const { data, ...begun } = await beginPasskey<never>(password);
  if (!begun.success || !data) return begun;
  const made = await createPasskey(data);
  if (made.response) return await addPasskey(name, made.response);
  return { success: false, status: begun.status, errors: { passkey: words[made.refusal] } };
}

/** Why the browser made no passkey. */
type PasskeyRefusal = 'cancelled' | 'exists' | 'failed';

type CreatedPasskey = { response: object; refusal?: undefined } | { response?: undefined; refusal: PasskeyRefusal };

const refusals: Readonly<Record<string, PasskeyRefusal>> = {
  // Browsers do not tell whether somebody said no or the time ran out.
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
    return { refusal: refusals[error instanceof Error ? error.name : ''] ?? 'failed' };
  }
}
