import { Button, VisuallyHidden } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import { useMemo } from 'react';
import { ownPasswordSchema } from '@vitrin/shared-contracts/account';
import {
  newPasswordSchema,
  type PasswordOwner,
  passwordRules,
  weakPassword,
} from '@vitrin/shared-contracts/new-password';
import { useBranding } from '@vitrin/shared-contracts/state';
import { validate } from '@vitrin/shared-contracts/validation';
import { changePassword } from './account.api.ts';
import styles from './account.module.css';
import { PasswordField } from './password-field.tsx';
import { accountSections, SectionCard } from './section-card.tsx';
import { useSecretForm } from './use-secret-form.ts';

interface PasswordFormProps {
  email: string;
  onChanged: () => Promise<void>;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const owner = usePasswordOwner(email);
  const { form, field, values, pending } = useSecretForm({
    initial: noPasswords,
    check: (typed) => passwordErrors(typed, owner),
    send: ({ password, new_password }) => changePassword(password, new_password),
    success: 'Şifreniz değiştirildi.',
    onDone: () => void onChanged(),
  });
  return (
    <SectionCard
      section={accountSections.password}
      description="Yeni şifre kaydedildiğinde bu oturum dışındaki bütün oturumlarınız kapanır."
    >
      <form {...form} className={styles.form}>
        {/* Identifies the account for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="sifrem.password"
          label="Mevcut şifre"
          autoComplete="current-password"
          {...field('password')}
        />
        <div className={styles.newPassword}>
          <PasswordField
            id="sifrem.new_password"
            label="Yeni şifre"
            autoComplete="new-password"
            {...field('new_password')}
          />
          <PasswordRules password={values.new_password} current={values.password} owner={owner} />
        </div>
        <PasswordField
          id="sifrem.repeat"
          label="Yeni şifre (tekrar)"
          autoComplete="new-password"
          {...field('repeat')}
        />
        <div className={styles.formEnd}>
          <Button type="submit" loading={pending}>
            Şifreyi değiştir
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}

interface PasswordRulesProps {
  password: string;
  current: string;
  owner: PasswordOwner;
}

/** Shows, while the user types, which password rules are met. */
function PasswordRules({ password, current, owner }: PasswordRulesProps) {
  const rules = [
    ...passwordRules(password, owner),
    { label: 'Mevcut şifrenizden farklı', isMet: password !== '' && password !== current },
  ];
  return (
    <ul className={styles.rules} aria-label="Yeni şifrenin kuralları">
      {rules.map(({ label, isMet }) => {
        const Icon = isMet ? IconCheck : IconPoint;
        return (
          <li key={label} data-met={isMet || undefined}>
            <Icon size={16} aria-hidden />
            <span>{label}</span>
            {password === '' ? null : <VisuallyHidden>{isMet ? ' (sağlandı)' : ' (sağlanmadı)'}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}

const noPasswords = { password: '', new_password: '', repeat: '' };

type PasswordValues = typeof noPasswords;

const NOT_REPEATED = 'Şifreler Birbirinden Farklı';

function passwordErrors(values: PasswordValues, owner: PasswordOwner): Readonly<Record<string, string>> {
  const { errors } = validate(ownPasswordSchema, values);
  const objection = objectionTo(values, owner);
  return {
    ...errors,
    ...(objection ? { new_password: objection } : {}),
    ...(values.repeat === values.new_password ? {} : { repeat: NOT_REPEATED }),
  };
}

function objectionTo({ password, new_password }: PasswordValues, owner: PasswordOwner): string | undefined {
  const [objection] = Object.values(validate(newPasswordSchema(owner), new_password).errors ?? {});
  return objection ?? (new_password === password ? weakPassword.same : undefined);
}

/** Returns the names that a new password must not contain; the server checks the same names. */
function usePasswordOwner(email: string): PasswordOwner {
  const { projectCompanyName, companyName } = useBranding();
  return useMemo(
    () => ({ email, companyNames: [projectCompanyName, companyName] }),
    [email, projectCompanyName, companyName],
  );
}
