import { Button, TextInput } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useId } from 'react';
import type { OwnTotpSetUp, RecoveryCodes } from 'shared-contracts/account';
import { secondFactorSchema } from 'shared-contracts/auth';
import { messages } from 'shared-contracts/messages';
import { validate } from 'shared-contracts/validation';
import { CopyButton } from '../../shared/copy-button.tsx';
import { confirmTotp } from './account.api.ts';
import styles from './account.module.css';
import { QrPicture } from './qr-picture.tsx';
import { useSecretForm } from './use-secret-form.ts';

const codeSchema = secondFactorSchema.pick(['code']);

interface CodeStepProps {
  setUp: OwnTotpSetUp;
  onDone: (codes: RecoveryCodes | undefined) => void;
  /** The time for this step is over. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Shows the secret to the app and asks for what the app makes of it. */
export function CodeStep({ setUp: { ticket, secret, uri, qr }, onDone, onExpired, onCancel }: CodeStepProps) {
  const id = useId();
  const { form, field, pending } = useSecretForm({
    initial: { code: '' },
    check: (values) => validate(codeSchema, values).errors ?? {},
    send: ({ code }) => confirmTotp(ticket, code),
    onDone,
    onRefused: ({ errors }) => (errors?.ticket ? onExpired() : undefined),
  });
  const { onChange, ...code } = field('code');
  return (
    <form {...form} className={styles.form}>
      <p className={styles.text}>
        Doğrulama uygulamanızla (Google Authenticator, Microsoft Authenticator, 1Password gibi) kare kodu okutun, sonra
        uygulamanın gösterdiği 6 haneli kodu yazın.
      </p>
      <div className={styles.setUp}>
        <QrPicture qr={qr} />
        <div className={styles.byHand}>
          <p className={styles.text}>Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:</p>
          <output className={styles.secret} aria-label="Kurulum anahtarı">
            {secret}
          </output>
          <div className={styles.buttons}>
            <CopyButton text={secret.replaceAll(' ', '')} />
            <Button component="a" href={uri} variant="subtle" leftSection={<IconExternalLink size={18} aria-hidden />}>
              Bu cihazdaki uygulamada aç
            </Button>
          </div>
        </div>
      </div>
      <TextInput
        id={id}
        className={styles.code}
        label="Uygulamadaki kod"
        withAsterisk
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...code}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.dialogEnd}>
        <Button variant="default" onClick={onCancel}>
          {messages.confirmDelete.cancel}
        </Button>
        <Button type="submit" loading={pending}>
          Doğrula ve aç
        </Button>
      </div>
    </form>
  );
}
