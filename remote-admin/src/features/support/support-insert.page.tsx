import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { supportImportanceLabels, supportInputSchema } from '@vitrin/shared-contracts/support';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormPage } from '../../editing/form/form-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { AttachmentsField } from './attachments.field.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { createRequest } from './support.api.ts';
import { useAttachments } from './use-attachments.ts';

const labels = { subject: 'Konu', importance: 'Önem', message: 'Açıklama', attachments: 'Ekler' };
const back = { to: adminPaths.support, label: 'Destek talepleri' };
const importances = Object.entries(supportImportanceLabels).map(([value, label]) => ({ value, label }));

export function SupportInsertPage() {
  const navigate = useNavigate();
  const attachments = useAttachments();
  const form = useRecordForm({
    form: 'support',
    record: 0,
    version: null,
    initial: { subject: '', importance: 'normal', message: '' },
    texts: { success: messages.created },
    schema: supportInputSchema,
    save: (input, key) =>
      attachments.send((onProgress) => createRequest(input, { files: attachments.files, key, onProgress })),
    onSaved: () => void navigate(adminPaths.support),
  });
  return (
    <FormPage
      title="Yeni destek talebi"
      help="Ne yapmak istediğinizi ve ne olduğunu yazın. Yazdıklarınız siz gönderene dek yarım kalan yazılarınızda saklanır."
      back={back}
      form={form}
      version={null}
      labels={labels}
      saveLabel="Gönder"
    >
      <DeliveryNotice />
      <Panel>
        <TextField name="subject" label={labels.subject} required maxLength={limits.title.max} />
        <SelectField
          name="importance"
          label={labels.importance}
          options={importances}
          help="İşiniz durduysa yüksek, bir soru ya da dilekse düşük seçin."
        />
        <TextAreaField
          name="message"
          label={labels.message}
          required
          maxLength={limits.message.max}
          rows={10}
          help="Hangi ekranda olduğunuzu ve gördüğünüz iletiyi de yazarsanız daha çabuk yanıtlanır."
        />
        <AttachmentsField attachments={attachments} />
      </Panel>
    </FormPage>
  );
}
