import { Button } from '@mantine/core';
import { accountSections } from './account-sections.ts';
import styles from './account.module.css';
import { changePassword } from './account.api.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import { noPasswords, passwordErrors } from './password.values.ts';
import { SectionCard } from './section-card.tsx';
import { usePasswordOwner } from './use-password-owner.ts';
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
      lead="Yeni şifre kaydedildiğinde bu oturum dışındaki bütün oturumlarınız kapanır."
    >
      <form {...form} className={styles.form}>
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="sifrem.password"
          label="Şimdiki şifre"
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
