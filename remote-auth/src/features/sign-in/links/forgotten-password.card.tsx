import { useEffect, useState } from 'react';
import { passwordResetLinkSchema } from '@vitrin/shared-contracts/auth';
import { validate } from '@vitrin/shared-contracts/validation';
import { useTexts } from '../../../shared/texts/texts.ts';
import { rememberedEmail } from '../session-records.ts';
import baseStyles from '../sign-in.module.css';
import { StepForm } from '../steps/step-form.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import styles from '../steps/steps.module.css';
import { useStep } from '../steps/use-step.ts';
import { TextField } from '../text-field.tsx';
import type { LinkCardProps } from './link-card.ts';
import { canMailLinks, requestLink, type Accepted } from './links.api.ts';

/** Card that requests a link for a new password. Says who can help if the server cannot send mail. */
export function ForgottenPasswordCard({ announce, leave, reason }: LinkCardProps) {
  const [email, setEmail] = useState(rememberedEmail);
  const [sent, setSent] = useState('');
  const canMail = useCanMail();
  const { t, say } = useTexts();

  return (
    <>
      <StepFrame
        title={t('Şifremi unuttum')}
        description={
          canMail
            ? t('Hesabınızın e-posta adresini yazın; yeni bir şifre belirleyebileceğiniz bağlantıyı gönderelim.')
            : t(
                'Bu sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun; size tek kullanımlık bir şifre verebilir.',
              )
        }
        initialFocus="heading"
        speak={announce}
      >
        {reason !== null && sent === '' && (
          <p className={baseStyles.notice} role="alert">
            {say(reason)}
          </p>
        )}
        {canMail && <RequestForm email={email} onEmail={setEmail} onSent={setSent} />}
        <p className={sent === '' ? undefined : baseStyles.notice} role="status">
          {say(sent)}
        </p>
      </StepFrame>
      <button type="button" className={styles.link} onClick={() => leave(email.trim(), null)}>
        {t('Girişe dön')}
      </button>
    </>
  );
}

interface RequestFormProps {
  email: string;
  onEmail: (email: string) => void;
  onSent: (said: string) => void;
}

function RequestForm({ email, onEmail, onSent }: RequestFormProps) {
  const { t } = useTexts();
  const proceed = async ({ said }: Accepted<unknown>) => onSent(said);
  const step = useStep<Accepted<unknown>>({ proceed, restart: onSent });

  function submit(): void {
    const { value, errors } = validate(passwordResetLinkSchema, { email });
    if (errors) step.setErrors({ email: errors.email ?? '' });
    else void step.run(() => requestLink(value.email));
  }

  return (
    <StepForm step={step} submit={t('Bağlantı gönder')} onSubmit={submit}>
      <TextField
        name="email"
        label={t('E-Posta')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        isInvalid={step.errors['email'] !== undefined}
        message={step.errors['email']}
      />
    </StepForm>
  );
}

function useCanMail(): boolean {
  const [canMail, setCanMail] = useState(true);
  useEffect(() => {
    let isOpen = true;
    void canMailLinks().then((available) => isOpen && setCanMail(available));
    return () => {
      isOpen = false;
    };
  }, []);
  return canMail;
}
