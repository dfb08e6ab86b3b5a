import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';
import { preloadDialogs, showSuccess } from '../../ui/feedback/dialogs.ts';
import { page } from '../../data/page.ts';
import styles from './session.module.css';
import { extendSession, type ExtensionError } from './extend-session.ts';

/** Password field with the error message of the last attempt. */
export function ExtendSessionForm({ onClose }: { onClose: () => void }) {
  const email = useSession()?.user.email ?? '';
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ExtensionError | null>(null);

  useEffect(preloadDialogs, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const refused = await extendSession(password);
    setPending(false);
    setRefusal(refused);
    if (refused) field.current?.focus();
    else void showSuccess('Oturumunuz uzatıldı.');
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {/* Identifies the account for password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        ref={field}
        type="password"
        name="password"
        label="Şifre"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={refusal ? <span role="alert">{refusal.message}</span> : null}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        {refusal?.stale ? (
          <Button variant="default" onClick={() => page.reload()}>
            Sayfayı yenile
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose}>
          Şimdi değil
        </Button>
        <Button type="submit" loading={pending}>
          Oturumu uzat
        </Button>
      </div>
    </form>
  );
}
