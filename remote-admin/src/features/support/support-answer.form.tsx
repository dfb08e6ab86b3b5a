import { Button } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { supportAnswerSchema, type SupportRecord } from '@vitrin/shared-contracts/support';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { FormFrame } from '../../editing/form/form-frame.tsx';
import { SaveState } from '../../editing/form/save-bar.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { AttachmentsField } from './attachments.field.tsx';
import { sendAnswer } from './support.api.ts';
import styles from './support.module.css';
import { useAttachments } from './use-attachments.ts';

interface SupportAnswerFormProps {
  request: SupportRecord;
  onSent: () => void;
}

const labels = { attachments: 'Ekler' };

/** Unsent text is kept as a draft of this request. */
export function SupportAnswerForm({ request: { id, is_own, status }, onSent }: SupportAnswerFormProps) {
  const attachments = useAttachments();
  const form = useRecordForm({
    form: 'support-answer',
    record: id,
    version: null,
    initial: { text: '' },
    texts: { success: 'Gönderildi!' },
    schema: supportAnswerSchema,
    save: (input, key) =>
      attachments.send((onProgress) => sendAnswer(id, input, { files: attachments.files, key, onProgress })),
    invalidatedPaths: [api.adminSupportRequest(id)],
    onSaved: onSent,
  });
  const label = is_own ? 'Eklemek istedikleriniz' : 'Yanıtınız';
  const help = is_own && status === 'closed' ? { help: 'Yazarsanız talep yeniden açılır.' } : {};
  return (
    <FormFrame form={form} version={null} labels={{ ...labels, text: label }} className={styles.answer}>
      <TextAreaField name="text" label={label} required rows={5} maxLength={limits.message.max} {...help} />
      <AttachmentsField attachments={attachments} />
      <div className={styles.answerEnd}>
        {form.dirty ? <SaveState dirty={form.dirty} saving={form.saving} draft={form.draft.status} /> : null}
        <Button type="submit" loading={form.saving} leftSection={<IconSend size={18} aria-hidden />}>
          Gönder
        </Button>
      </div>
    </FormFrame>
  );
}
