import { useState } from 'react';
import { passwordRules } from 'shared-contracts/new-password';
import { useBranding } from 'shared-contracts/state';
import { PasswordField } from '../password-field.tsx';
import { objectionsTo, type NewPassword } from './check-new-password.ts';
import { PasswordRules } from './password-rules.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { changePassword } from './steps.api.ts';
import { useStep } from './use-step.ts';

const RULES_ID = 'sign-in-password-rules';

/** A password that others know, or knew, is replaced before the session. */
export function ChangePasswordStep({ due, email, speak, ...way }: StepProps) {
  const { companyName, projectCompanyName } = useBranding();
  const owner = { email, companyNames: [companyName, projectCompanyName] };
  const step = useStep(way);
  const [typed, setTyped] = useState<NewPassword>({ new_password: '', repeated: '' });

  function submit(): void {
    const errors = objectionsTo(typed, owner);
    if (Object.keys(errors).length > 0) step.setErrors(errors);
    else void step.run(() => changePassword(due.ticket, typed.new_password));
  }

  const field = (name: keyof NewPassword) => ({
    name,
    value: typed[name],
    onChange: (event: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: event.target.value }),
    autoComplete: 'new-password',
    wrong: step.errors[name] !== undefined,
    message: step.errors[name],
  });

  return (
    <StepFrame
      title="Yeni şifre belirleyin"
      lead="Size verilen şifreyi yalnızca sizin bildiğiniz bir şifreyle değiştirin."
      email={email}
      starts="field"
      speak={speak}
    >
      <StepForm step={step} submit="Şifreyi değiştir ve gir" onSubmit={submit}>
        {email && <input name="username" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField {...field('new_password')} label="Yeni şifre" object="Yeni şifreyi" explainedBy={RULES_ID} />
        <PasswordRules id={RULES_ID} rules={passwordRules(typed.new_password, owner)} />
        <PasswordField {...field('repeated')} label="Yeni şifre (tekrar)" object="Tekrarlanan şifreyi" />
      </StepForm>
    </StepFrame>
  );
}
