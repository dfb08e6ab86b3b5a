import { useState } from 'react';
import { newPasswordSchema, type PasswordOwner, type PasswordRule, passwordRules } from 'shared-contracts/new-password';
import { useBranding } from 'shared-contracts/state';
import { invalid, validate } from 'shared-contracts/validation';
import { PasswordField } from '../password-field.tsx';
import baseStyles from '../sign-in.module.css';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { changePassword } from './steps.api.ts';
import styles from './steps.module.css';
import { useStep } from './use-step.ts';

const RULES_ID = 'sign-in-password-rules';

/** Step that replaces a password which others know or knew, before the session is opened. */
export function ChangePasswordStep({ due, email, announce, ...way }: StepProps) {
  const { companyName, projectCompanyName } = useBranding();
  const owner = { email, companyNames: [companyName, projectCompanyName] };
  const step = useStep(way);
  const [typed, setTyped] = useState<NewPassword>({ new_password: '', repeated: '' });

  function submit(): void {
    const errors = passwordErrors(typed, owner);
    if (Object.keys(errors).length > 0) step.setErrors(errors);
    else void step.run(() => changePassword(due.ticket, typed.new_password));
  }

  const field = (name: keyof NewPassword) => ({
    name,
    value: typed[name],
    onChange: (event: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: event.target.value }),
    autoComplete: 'new-password',
    isInvalid: step.errors[name] !== undefined,
    message: step.errors[name],
  });

  return (
    <StepFrame
      title="Yeni şifre belirleyin"
      description="Size verilen şifreyi yalnızca sizin bildiğiniz bir şifreyle değiştirin."
      email={email}
      initialFocus="field"
      speak={announce}
    >
      <StepForm step={step} submit="Şifreyi değiştir ve giriş yap" onSubmit={submit}>
        {email && <input name="username" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField
          {...field('new_password')}
          label="Yeni şifre"
          accusativeLabel="Yeni şifreyi"
          describedBy={RULES_ID}
        />
        <PasswordRules id={RULES_ID} rules={passwordRules(typed.new_password, owner)} />
        <PasswordField {...field('repeated')} label="Yeni şifre (tekrar)" accusativeLabel="Tekrarlanan şifreyi" />
      </StepForm>
    </StepFrame>
  );
}

interface NewPassword {
  new_password: string;
  repeated: string;
}

const PASSWORDS_DIFFER = 'Şifreler Birbirinden Farklı';

/** Returns the error messages by field; empty if the password can be sent. */
function passwordErrors({ new_password, repeated }: NewPassword, owner: PasswordOwner): Record<string, string> {
  const [objection] = Object.values(validate(newPasswordSchema(owner), new_password).errors ?? {});
  if (objection) return { new_password: objection };
  if (repeated === '') return { repeated: invalid.required };
  return repeated === new_password ? {} : { repeated: PASSWORDS_DIFFER };
}

/** Rules of new passwords, marked as soon as the typed password meets them. */
function PasswordRules({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  return (
    <ul id={id} className={styles.rules} aria-label="Şifre kuralları">
      {rules.map(({ label, isMet }) => (
        <li key={label} data-kept={isMet}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {isMet ? <path d="m3.500 8.500 3 3 6-6.500" /> : <circle cx="8" cy="8" r="2" />}
          </svg>
          {label}
          <span className={baseStyles.hidden}>{isMet ? ' (sağlandı)' : ' (sağlanmadı)'}</span>
        </li>
      ))}
    </ul>
  );
}
