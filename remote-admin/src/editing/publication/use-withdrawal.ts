import type { WithdrawnRecord } from '@vitrin/shared-contracts/publication';
import type { LiveState, RecordForm } from '../form/use-record-form.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import type { OpenedPublication } from './opened-record.ts';
import { saveWorkingCopy, withdrawRecord } from './publication.api.ts';

interface WithdrawalOptions<V extends object> {
  publication: OpenedPublication;
  form: RecordForm<V>;
  draft: { id: string };
  /** Returns the request body that would publish the values. */
  publishedBody: (values: V) => object;
  /** Returns the form state of a record that the server has returned. */
  liveOf: (record: unknown) => LiveState<V>;
  /** API paths that taking off the site changes. */
  changes: readonly string[];
}

const texts = { success: 'Yayından kaldırıldı.' } as const;

/** Returns what takes a record, or one of its languages, off the site after a question. */
export function useWithdrawal<V extends object>(options: WithdrawalOptions<V>) {
  const { publication, form, draft, publishedBody, liveOf, changes } = options;
  const { entity, record, copy } = publication;
  const { pending, run } = useFeedback();
  const { values } = form.formik;

  async function withdraw(): Promise<void> {
    if (record === null || !(await confirmWithdrawal(null))) return;
    await run(() => withdrawRecord(entity, record, null), { ...texts, changes });
  }

  /** The texts of a language that is taken off the site stay as its draft. */
  async function withdrawLanguage(language: string, name: string): Promise<void> {
    if (record === null || !(await confirmWithdrawal(name))) return;
    await run(
      async () => {
        const answer = await withdrawRecord(entity, record, [language]);
        if (answer.success && answer.data) await keepAsDraft(answer.data);
        return answer;
      },
      { ...texts, changes },
    );
  }

  async function keepAsDraft(withdrawn: WithdrawnRecord): Promise<void> {
    const { version: base_version, values: base } = liveOf(withdrawn.record);
    const input = { record, base_version, rev: copy?.rev ?? 0, title: copy?.title ?? '' };
    await saveWorkingCopy(entity, draft.id, input, { form: values, base, values: publishedBody(values) });
  }

  return {
    pending,
    withdraw: () => void withdraw(),
    withdrawLanguage: (language: string, name: string) => void withdrawLanguage(language, name),
  };
}
