import { useState } from 'react';
import {
  newPasswordSchema,
  type PasswordOwner,
  type PasswordRule,
  passwordRules,
} from '@vitrin/shared-contracts/new-password';
import { useBranding } from '@vitrin/shared-contracts/state';
import { invalid, validate } from '@vitrin/shared-contracts/validation';
import { useTexts } from '../../../shared/texts/texts.ts';
import type { Sentence } from '../../../shared/texts/words.ts';
import { PasswordField } from '../password-field.tsx';
import baseStyles from '../sign-in.module.css';
import styles from './steps.module.css';

const RULES_ID = 'sign-in-password-rules';
const PASSWORDS_DIFFER: Sentence = 'Şifreler Birbirinden Farklı';

interface NewPassword {
  new_password: string;
  repeated: string;
}

/**
 * State of the fields for a new password. `check` returns the error messages by field; empty if it can be sent. `names`
 * are those of the company, by default those of the site.
 */
export function useNewPassword(email: string, names?: readonly string[]) {
  const { companyName, projectCompanyName } = useBranding();
  const owner = { email, companyNames: names ?? [companyName, projectCompanyName] };
  const [typed, setTyped] = useState<NewPassword>({ new_password: '', repeated: '' });
  return { email, owner, typed, setTyped, check: () => passwordErrors(typed, owner) };
}

interface NewPasswordFieldsProps {
  state: ReturnType<typeof useNewPassword>;
  errors: Readonly<Record<string, string>>;
}

/** New password, the rules that it must meet, and its repetition. */
export function NewPasswordFields({ state: { email, owner, typed, setTyped }, errors }: NewPasswordFieldsProps) {
  const field = (name: keyof NewPassword) => ({
    name,
    value: typed[name],
    onChange: (event: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: event.target.value }),
    autoComplete: 'new-password',
    isInvalid: errors[name] !== undefined,
    message: errors[name],
  });
  return (
    <>
      {email && <input name="username" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        {...field('new_password')}
        label="Yeni şifre"
        accusativeLabel="Yeni şifreyi"
        describedBy={RULES_ID}
      />
      <PasswordRules id={RULES_ID} rules={passwordRules(typed.new_password, owner)} />
      <PasswordField {...field('repeated')} label="Yeni şifre (tekrar)" accusativeLabel="Tekrarlanan şifreyi" />
    </>
  );
}

function passwordErrors({ new_password, repeated }: NewPassword, owner: PasswordOwner): Record<string, string> {
  const [objection] = Object.values(validate(newPasswordSchema(owner), new_password).errors ?? {});
  if (objection) return { new_password: objection };
  if (repeated === '') return { repeated: invalid.required };
  return repeated === new_password ? {} : { repeated: PASSWORDS_DIFFER };
}

/** Rules of new passwords, marked as soon as the typed password meets them. */
function PasswordRules({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  const { t, say } = useTexts();
  return (
    <ul id={id} className={styles.rules} aria-label={t('Şifre kuralları')}>
      {rules.map(({ label, isMet }) => (
        <li key={label} data-kept={isMet}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {isMet ? <path d="m3.500 8.500 3 3 6-6.500" /> : <circle cx="8" cy="8" r="2" />}
          </svg>
          {say(label)}
          <span className={baseStyles.hidden}>{` (${t(isMet ? 'sağlandı' : 'sağlanmadı')})`}</span>
        </li>
      ))}
    </ul>
  );
}
