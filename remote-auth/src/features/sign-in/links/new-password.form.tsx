import { useTexts } from '../../../shared/texts/texts.ts';
import { NewPasswordFields, useNewPassword } from '../steps/new-password.fields.tsx';
import { StepForm } from '../steps/step-form.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import styles from '../steps/steps.module.css';
import { useStep } from '../steps/use-step.ts';
import type { Accepted, LinkOutcome } from './links.api.ts';

interface NewPasswordFormProps {
  title: string;
  description: string;
  email: string;
  submit: string;
  announce: (text: string) => void;
  save: (password: string) => Promise<LinkOutcome<unknown>>;
  leave: (email: string, reason: string | null) => void;
  /** Called with the reason when the link is not valid any more. */
  onInvalid: (reason: string) => void;
}

/** Form of a mailed link that sets a password; afterwards the person signs in with it. */
export function NewPasswordForm({ email, submit, save, leave, onInvalid, ...frame }: NewPasswordFormProps) {
  const password = useNewPassword(email);
  const { t } = useTexts();
  const proceed = async ({ said }: Accepted<unknown>) => leave(email, said);
  const step = useStep<Accepted<unknown>>({ proceed, restart: onInvalid });

  function send(): void {
    const errors = password.check();
    if (Object.keys(errors).length > 0) step.setErrors(errors);
    else void step.run(() => save(password.typed.new_password));
  }

  return (
    <>
      <StepFrame
        title={frame.title}
        description={frame.description}
        email={email}
        initialFocus="field"
        speak={frame.announce}
      >
        <StepForm step={step} submit={submit} onSubmit={send}>
          <NewPasswordFields state={password} errors={step.errors} />
        </StepForm>
      </StepFrame>
      <button type="button" className={styles.link} onClick={() => leave(email, null)}>
        {t('Vazgeç ve girişe dön')}
      </button>
    </>
  );
}
