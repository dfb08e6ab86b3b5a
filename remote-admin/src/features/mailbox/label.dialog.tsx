import { useMemo } from 'react';
import { limits } from 'shared-contracts/limits';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { MessageLabel } from 'shared-contracts/message-workflow';
import { messages } from 'shared-contracts/messages';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { ColourField } from './colour.field.tsx';
import { LabelChip } from './label-chip.tsx';
import { labelErrors, labelValues } from './label.values.ts';
import styles from './labels.module.css';
import { createLabel, labelChanges, updateLabel } from './mailbox.api.ts';

interface LabelDialogProps {
  kind: MailboxKind;
  /** Null: a new one. */
  record: MessageLabel | null;
  onClose: () => void;
}

const labels = { name: 'Ad', colour: 'Renk' };

export function LabelDialog({ kind, record, onClose }: LabelDialogProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => labelValues(record), [record]);
  const form = useRecordForm({
    form: `message-label-${kind}`,
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: labelErrors,
    save: (values, replaced, key) =>
      record
        ? updateLabel(kind, record.id, { ...values, version: replaced ?? undefined })
        : createLabel(kind, values, key),
    changes: labelChanges(kind),
    onSaved: onClose,
  });
  const { name, colour } = form.formik.values;
  return (
    <FormDialog
      title={record ? 'Etiketi düzenle' : 'Yeni etiket'}
      form={form}
      version={version}
      labels={labels}
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} required longest={limits.labelName.max} />
      <ColourField name="colour" label={labels.colour} />
      <p className={styles.preview}>
        Görünüşü: <LabelChip label={{ name: name.trim() || 'Etiket', colour }} />
      </p>
    </FormDialog>
  );
}
