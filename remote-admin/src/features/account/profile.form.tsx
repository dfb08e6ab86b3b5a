import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { type Account, accountInputSchema, confirmPasswordSchema } from '@vitrin/shared-contracts/account';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { validate } from '@vitrin/shared-contracts/validation';
import { TextField } from '../../editing/fields/text-field.tsx';
import { useFieldErrors } from '../../editing/form/field-errors.ts';
import { FormFrame } from '../../editing/form/form-frame.tsx';
import { SaveState } from '../../editing/form/save-bar.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { saveAccount } from './account.api.ts';
import styles from './account.module.css';
import { PasswordField } from './password-field.tsx';
import { accountSections, SectionCard } from './section-card.tsx';

interface ProfileFormProps {
  account: Account;
  onSaved: (account: Account) => void;
  refetch: () => Promise<void>;
}

const labels = { name: 'Ad soyad', email: 'E-posta', password: 'Şifreniz' };

export function ProfileForm({ account, onSaved, refetch }: ProfileFormProps) {
  const { form, password, setPassword } = useProfileForm({ account, onSaved, refetch });
  const { formik, draft, dirty, saving } = form;
  return (
    <SectionCard
      section={accountSections.profile}
      description="Panelde ve yaptığınız işlerin kayıtlarında bu adla görünürsünüz."
    >
      <FormFrame form={form} version={account.version} labels={labels} className={styles.form}>
        <TextField name="name" label={labels.name} required maxLength={limits.personName.max} autoComplete="name" />
        <TextField
          name="email"
          label={labels.email}
          required
          maxLength={limits.email.max}
          autoComplete="email"
          help="Panele bu adresle giriş yaparsınız."
        />
        {isEmailChanged(formik.values.email, account) ? (
          <PasswordForEmailChange label={labels.password} value={password} onChange={setPassword} />
        ) : null}
        <div className={styles.formEnd}>
          <SaveState dirty={dirty} saving={saving} draft={draft.status} />
          <Button type="submit" loading={saving}>
            Kaydet
          </Button>
        </div>
      </FormFrame>
    </SectionCard>
  );
}

/**
 * Checks whether the email has changed, ignoring case. The email is used to sign in, so a change requires the password.
 */
function isEmailChanged(email: string, account: Account): boolean {
  return email.trim().toLowerCase() !== account.email;
}

/** Wraps the shared record form and keeps the password outside it, so that it is never stored in a draft. */
function useProfileForm({ account, onSaved, refetch }: ProfileFormProps) {
  const [password, setPassword] = useState('');
  const initial = useMemo(() => ({ name: account.name, email: account.email }), [account]);
  const form = useRecordForm({
    form: 'account',
    record: 1,
    version: account.version,
    initial,
    texts: { success: messages.updated },
    schema: accountInputSchema,
    // The password is not one of the form's values: those are stored in drafts.
    input: (values, replaced) => ({
      ...values,
      ...(isEmailChanged(values.email, account) ? { password } : {}),
      version: replaced,
    }),
    errors: (found, { email }) =>
      isEmailChanged(email, account) ? { ...found, ...validate(confirmPasswordSchema, { password }).errors } : found,
    save: saveAccount,
    onSaved: (saved) => {
      setPassword('');
      if (saved) onSaved(saved);
    },
    onReload: refetch,
  });
  const { submitCount, validateForm } = form.formik;
  useEffect(() => {
    if (submitCount > 0) void validateForm();
    // oxlint-disable-next-line exhaustive-deps -- the password is not a Formik value, so Formik does not validate when it changes
  }, [password]);
  return { form, password, setPassword };
}

interface AskedPasswordProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
}

/** The password field that is required to change the email, with its validation error. */
function PasswordForEmailChange({ label, value, onChange }: AskedPasswordProps) {
  const { errors, clearError } = useFieldErrors();
  return (
    <PasswordField
      id="password"
      label={label}
      autoComplete="current-password"
      help="E-posta adresiniz değişeceği için şifreniz soruluyor."
      value={value}
      error={errors.password}
      onChange={(next) => {
        clearError('password');
        onChange(next);
      }}
    />
  );
}
