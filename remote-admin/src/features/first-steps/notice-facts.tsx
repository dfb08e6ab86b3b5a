import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { companyFactLabels, companyFactsSchema, type CompanyFactsRecord } from '@vitrin/shared-contracts/company-facts';
import { api } from '@vitrin/shared-contracts/paths';
import { useSession } from '@vitrin/shared-contracts/state';
import { invalid, validate } from '@vitrin/shared-contracts/validation';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { noticePath, saveFacts } from './first-steps.api.ts';
import styles from './first-steps.module.css';

const names = ['title', 'seat', 'privacy_email'] as const;
type Needed = Record<(typeof names)[number], string>;

const helps: Needed = {
  title: 'Ticaret sicilindeki ya da vergi levhasındaki tam adınız.',
  seat: 'Açık adres, il ve ilçeyle birlikte.',
  privacy_email: 'Ziyaretçiler kişisel verileriyle ilgili isteklerini buraya yazar; sitede görünür.',
};

interface NoticeFactsProps {
  facts: CompanyFactsRecord;
  /** What the set-up knows already. */
  suggested: Pick<Needed, 'title' | 'seat'>;
  onSaved: () => void;
}

/** The facts that the notice names. They are those of the screen 'Yasal bilgiler'. */
export function NoticeFacts({ facts, suggested, onSaved }: NoticeFactsProps) {
  const email = useSession()?.user.email ?? '';
  const [values, setValues] = useState<Needed>({
    title: facts.title || suggested.title,
    seat: facts.seat || suggested.seat,
    privacy_email: facts.privacy_email || email,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { pending, run } = useFeedback();

  async function save(): Promise<void> {
    const found = problemsOf({ ...facts, ...values });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const answer = await run(
      () => saveFacts({ ...facts, ...values }),
      { changes: [api.adminCompanyFacts, noticePath] },
      ({ errors: sent }) => sent !== undefined,
    );
    if (answer?.success) onSaved();
    else setErrors(answer?.errors ?? {});
  }

  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {names.map((name) => (
        <TextInput
          key={name}
          label={companyFactLabels[name]}
          description={helps[name]}
          type={name === 'privacy_email' ? 'email' : 'text'}
          value={values[name]}
          error={errors[name]}
          required
          withAsterisk={false}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
        />
      ))}
      <div>
        <Button type="submit" loading={pending}>
          Metni göster
        </Button>
      </div>
    </form>
  );
}

/** The facts alone may be unknown; the notice needs these. */
function problemsOf(facts: CompanyFactsRecord): Record<string, string> {
  const empty = names.filter((name) => facts[name].trim() === '').map((name) => [name, invalid.required]);
  return { ...validate(companyFactsSchema, facts).errors, ...(Object.fromEntries(empty) as Record<string, string>) };
}
