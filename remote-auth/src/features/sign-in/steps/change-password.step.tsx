import { useTexts } from '../../../shared/texts/texts.ts';
import { NewPasswordFields, useNewPassword } from './new-password.fields.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { changePassword } from './steps.api.ts';
import { useStep } from './use-step.ts';

/** Step that replaces a password which others know or knew, before the session is opened. */
export function ChangePasswordStep({ due, email, announce, ...way }: StepProps) {
  const password = useNewPassword(email);
  const step = useStep(way);
  const { t } = useTexts();

  function submit(): void {
    const errors = password.check();
    if (Object.keys(errors).length > 0) step.setErrors(errors);
    else void step.run(() => changePassword(due.ticket, password.typed.new_password));
  }

  return (
    <StepFrame
      title={t('Yeni şifre belirleyin')}
      description={t('Size verilen şifreyi yalnızca sizin bildiğiniz bir şifreyle değiştirin.')}
      email={email}
      initialFocus="field"
      speak={announce}
    >
      <StepForm step={step} submit={t('Şifreyi değiştir ve giriş yap')} onSubmit={submit}>
        <NewPasswordFields state={password} errors={step.errors} />
      </StepForm>
    </StepFrame>
  );
}
