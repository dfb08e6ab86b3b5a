import { askPasswordSchema, passkeyNameSchema, type Passkey } from 'shared-contracts/account';
import type { Answer } from 'shared-contracts/http';
import { validate } from 'shared-contracts/validation';
import { addPasskey, beginPasskey } from './account.api.ts';
import { createPasskey, type PasskeyRefusal } from './create-passkey.ts';
import { useSecretForm } from './use-secret-form.ts';

const words: Readonly<Record<PasskeyRefusal, string>> = {
  cancelled: 'Geçiş anahtarı eklenmedi: onay verilmedi ya da süresi doldu. Dilerseniz yeniden deneyin.',
  exists: 'Bu cihazda hesabınız için zaten bir geçiş anahtarı var.',
  failed: 'Tarayıcınız geçiş anahtarı oluşturamadı. Başka bir tarayıcı ya da cihazla deneyebilirsiniz.',
};

/** Password, then the browser, then the server. `passkey` is where the browser's refusal stands. */
export function useAddPasskey(onAdded: (passkeys: Passkey[]) => void) {
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
