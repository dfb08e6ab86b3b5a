import { useMemo } from 'react';
import { limits } from 'shared-contracts/limits';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { templatePlaceholders, type ReplyTemplate } from 'shared-contracts/replies';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { createTemplate, updateTemplate } from './reply.api.ts';
import styles from './templates.module.css';
import { templateErrors, templateValues } from './template.values.ts';

interface TemplateDialogProps {
  kind: MailboxKind;
  /** Null: a new one. */
  record: ReplyTemplate | null;
  onClose: () => void;
}

const labels = { name: 'Şablonun adı', subject: 'Konu', text: 'Metin' };

export function TemplateDialog({ kind, record, onClose }: TemplateDialogProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => templateValues(record), [record]);
  const form = useRecordForm({
    form: `reply-template-${kind}`,
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: templateErrors,
    save: (values, replaced, key) =>
      record
        ? updateTemplate(kind, record.id, { ...values, version: replaced ?? record.version })
        : createTemplate(kind, { ...values, version: undefined }, key),
    changes: [api.adminTemplates(kind)],
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={record ? 'Şablonu düzenle' : 'Yeni şablon'}
      form={form}
      version={version}
      labels={labels}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={labels.name}
        required
        longest={limits.title.max}
        help="Yalnızca panelde, şablon listesinde görünür."
      />
      <TextField name="subject" label={labels.subject} required longest={limits.title.max} />
      <TextAreaField name="text" label={labels.text} required rows={9} longest={limits.replyText.max} />
      <Placeholders />
    </FormDialog>
  );
}

/** What may be written for something that each answer has of its own. */
function Placeholders() {
  return (
    <div className={styles.placeholders}>
      <p>Yanıtta bunların yerine gerçek bilgiler yazılır:</p>
      <dl>
        {Object.entries(templatePlaceholders).map(([name, meaning]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
