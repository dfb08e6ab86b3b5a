import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Account } from 'shared-contracts/account';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { SaveState } from '../../shared/form/save-bar.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { saveAccount } from './account.api.ts';
import { accountSections } from './account-sections.ts';
import styles from './account.module.css';
import { AskedPassword } from './asked-password.tsx';
import { isOtherEmail, profileErrors, profileValues, type ProfileValues } from './profile.values.ts';
import { SectionCard } from './section-card.tsx';

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
      lead="Panelde ve yaptığınız işlerin kayıtlarında bu adla görünürsünüz."
    >
      <FormFrame form={form} version={account.version} labels={labels} className={styles.form}>
        <TextField name="name" label={labels.name} required longest={limits.personName.max} autoComplete="name" />
        <TextField
          name="email"
          label={labels.email}
          required
          longest={limits.email.max}
          autoComplete="email"
          help="Panele bu adresle giriş yaparsınız."
        />
        {isOtherEmail(formik.values.email, account) ? (
          <AskedPassword label={labels.password} value={password} onChange={setPassword} />
        ) : null}
        <div className={styles.formEnd}>
          <SaveState dirty={dirty} saving={saving} keptAt={draft.keptAt} />
          <Button type="submit" loading={saving}>
            Kaydet
          </Button>
        </div>
      </FormFrame>
    </SectionCard>
  );
}

/** The shelf's form, with the password beside it: it must not be kept as a draft. */
function useProfileForm({ account, onSaved, refetch }: ProfileFormProps) {
  const [password, setPassword] = useState('');
  const initial = useMemo(() => profileValues(account), [account]);
  const answered = useRef<Account | null>(null);
  const form = useRecordForm<ProfileValues>({
    form: 'account',
    record: 1,
    version: account.version,
    initial,
    texts: { success: messages.updated },
    validate: (values) => profileErrors(values, password, account),
    save: async (values, version) => {
      const asked = isOtherEmail(values.email, account) ? { password } : {};
      const answer = await saveAccount({ ...values, ...asked, version: version ?? account.version });
      answered.current = answer.data ?? null;
      return answer;
    },
    onSaved: () => {
      setPassword('');
      if (answered.current) onSaved(answered.current);
    },
    onReload: refetch,
  });
  const { submitCount, validateForm } = form.formik;
  useEffect(() => {
    if (submitCount > 0) void validateForm();
    // oxlint-disable-next-line exhaustive-deps -- it is no value of the form, whose changes are looked at by themselves
  }, [password]);
  return { form, password, setPassword };
}
