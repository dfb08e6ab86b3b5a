import type { UseQueryResult } from '@tanstack/react-query';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import {
  type LabelColour,
  labelColours,
  labelInputSchema,
  type MessageLabel,
} from '@vitrin/shared-contracts/message-workflow';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { TextField } from '../../editing/fields/text-field.tsx';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { LabelChip } from './label-chips.tsx';
import { LabelsDialog } from './labels.dialog.tsx';
import styles from './labels.module.css';
import { labelsOf } from './mailbox.api.ts';
import { colourNames } from './mailbox-texts.ts';

/** Value of the URL parameter that opens the list of labels. */
export const labelListParam = 'etiketler';

interface OpenedLabelsProps {
  kind: MailboxKind;
  query: UseQueryResult<MessageLabel[]>;
  /** Called after a label was deleted and removed from all messages. */
  onDeleted: () => void;
}

/** Renders the label list or one label's form, depending on the URL; otherwise nothing. */
export function OpenedLabels({ kind, query, onDeleted }: OpenedLabelsProps) {
  const { edited, addressOf, close } = useOpenRecord();
  const navigate = useNavigate();
  if (edited === null) return null;
  if (edited === labelListParam) {
    return <LabelsDialog kind={kind} query={query} addressOf={addressOf} onClose={close} onDeleted={onDeleted} />;
  }
  const record = query.data?.find(({ id }) => String(id) === edited);
  if (!record && edited !== newRecordParam) return null;
  const toList = () => void navigate(addressOf(labelListParam), { replace: true });
  return <RecordDialog key={edited} kind={kinds[kind]} record={record ?? null} context={{}} onClose={toList} />;
}

const labels = { name: 'Ad', colour: 'Renk' };

interface LabelValues {
  name: string;
  colour: LabelColour;
}

const kindOf = (kind: MailboxKind) =>
  recordKind({
    form: `message-label-${kind}`,
    apiPath: labelsOf(kind),
    insert: { title: 'Yeni etiket' },
    update: { title: 'Etiketi düzenle' },
    labels,
    schema: labelInputSchema,
    values: (record: MessageLabel | null): LabelValues => ({
      name: record?.name ?? '',
      colour: record?.colour ?? 'blue',
    }),
    Fields: LabelFields,
  });

const kinds = { contact: kindOf('contact'), 'human-resources': kindOf('human-resources') };

function LabelFields({ values: { name, colour } }: { values: LabelValues }) {
  return (
    <>
      <TextField name="name" label={labels.name} required maxLength={limits.labelName.max} />
      <ColourField name="colour" label={labels.colour} />
      <p className={styles.preview}>
        Önizleme: <LabelChip label={{ name: name.trim() || 'Etiket', colour }} />
      </p>
    </>
  );
}

/** Shows the colours with their names, for users who cannot distinguish them visually. */
function ColourField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<LabelColour>(name);
  return (
    <fieldset id={name} tabIndex={-1} className={styles.colours}>
      <legend>{label}</legend>
      {labelColours.map((colour) => (
        <label key={colour} className={styles.colour}>
          <input type="radio" name={name} checked={value === colour} onChange={() => set(colour)} />
          <span className={styles.swatch} data-colour={colour} aria-hidden />
          {colourNames[colour]}
        </label>
      ))}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}
