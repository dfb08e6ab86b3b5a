import { Button, TextInput } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useId, useState } from 'react';
import type { OwnTotpSetUp, RecoveryCodes } from '@vitrin/shared-contracts/account';
import { type QrCode, secondFactorSchema } from '@vitrin/shared-contracts/auth';
import { validate } from '@vitrin/shared-contracts/validation';
import { CopyButton } from '../../ui/copy-button.tsx';
import { beginTotp, confirmTotp } from './account.api.ts';
import styles from './account.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { PasswordConfirmation } from './password-step.tsx';
import { CodesDialog, RecoveryCodeList } from './recovery-codes.tsx';
import { useSecretForm } from './use-secret-form.ts';

interface TotpSetUpDialogProps {
  /** An app is already set up; the new one replaces it. */
  isReplacement: boolean;
  /** Called as soon as the app is active, while its recovery codes are still shown. */
  onChanged: () => void;
  onClose: () => void;
}

/** Steps: password, app, recovery codes. */
export function TotpSetUpDialog({ isReplacement, onChanged, onClose }: TotpSetUpDialogProps) {
  const [setUp, setSetUp] = useState<OwnTotpSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <CodesDialog
      title={codes ? 'Kurtarma kodlarınız' : 'Doğrulama uygulamasını kurun'}
      step={codes ? 'codes' : setUp ? 'code' : 'password'}
      onClose={onClose}
    >
      {codes ? <RecoveryCodeList codes={codes} onConfirmed={onClose} /> : null}
      {setUp && !codes ? (
        <CodeStep
          setUp={setUp}
          onDone={(answer) => {
            setCodes(answer?.recovery_codes ?? []);
            onChanged();
          }}
          onExpired={() => setSetUp(null)}
          onCancel={onClose}
        />
      ) : null}
      {setUp ? null : (
        <PasswordConfirmation
          action="Devam et"
          send={beginTotp}
          onDone={(answer) => setSetUp(answer ?? null)}
          onCancel={onClose}
        >
          {isReplacement
            ? 'Yeni uygulamadaki kod doğrulandığında eski uygulama ve eski kurtarma kodları geçersiz olur.'
            : 'Bundan sonra girişte şifrenizin ardından telefonunuzdaki uygulamanın gösterdiği kod da sorulur.'}
        </PasswordConfirmation>
      )}
    </CodesDialog>
  );
}

const codeSchema = secondFactorSchema.pick(['code']);

interface CodeStepProps {
  setUp: OwnTotpSetUp;
  onDone: (codes: RecoveryCodes | undefined) => void;
  /** Called when the challenge token of this step has expired. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Shows the secret as a QR code and text, and asks for the code that the app generates. */
function CodeStep({ setUp: { ticket, secret, uri, qr }, onDone, onExpired, onCancel }: CodeStepProps) {
  const id = useId();
  const { form, field, pending } = useSecretForm({
    initial: { code: '' },
    check: (values) => validate(codeSchema, values).errors ?? {},
    send: ({ code }) => confirmTotp(ticket, code),
    onDone,
    onRejected: ({ errors }) => (errors?.ticket ? onExpired() : undefined),
  });
  const { onChange, ...code } = field('code');
  return (
    <form {...form} className={styles.form}>
      <p className={styles.text}>
        Doğrulama uygulamanızla (Google Authenticator, Microsoft Authenticator, 1Password gibi) QR kodunu okutun, sonra
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
      <DialogButtons submit="Doğrula ve aç" pending={pending} onCancel={onCancel} />
    </form>
  );
}

/** Dark on light in every colour scheme: cameras recognise nothing else reliably. */
function QrPicture({ qr: { size, path } }: { qr: QrCode }) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Doğrulama uygulaması için QR kodu"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
