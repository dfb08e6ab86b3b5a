import type { ReactNode } from 'react';
import type { Answer } from 'shared-contracts/http';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import { dataRequestKindLabels, dataRequestStateLabels, type DataRequestRecord } from 'shared-contracts/privacy';
import { DayField } from '../../shared/fields/day-field.tsx';
import { toInputTime } from '../../shared/fields/istanbul-time.ts';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { dataRequestErrors, type DataRequestValues } from './data-request.values.ts';

interface DataRequestFormProps {
  /** Null: a new request. */
  record: DataRequestRecord | null;
  initial: DataRequestValues;
  side: ReactNode;
  save: (values: DataRequestValues, version: number | null, key: string) => Promise<Answer<unknown>>;
  onSaved?: () => void;
}

const labels = {
  name: 'Ad soyad',
  email: 'E-posta',
  kind: 'Ne istiyor?',
  received_on: 'Alındığı gün',
  text: 'Başvurunun metni',
  state: 'Durum',
  outcome: 'Sonuç',
};
const back = { to: adminPaths.privacy, label: 'KVKK başvuruları' };
const help = {
  insert: 'Kaydettiğinizde bir başvuru numarası verilir ve 30 günlük süre alındığı günden sayılmaya başlar.',
  update: 'Başvuruyu kapatmak için durumunu seçip ne yapıldığını ya da neden reddedildiğini yazın.',
};
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const kinds = [{ value: '', label: 'Seçiniz' }, ...optionsOf(dataRequestKindLabels)];

/** Today by the calendar of Istanbul. */
export function today(): string {
  return toInputTime(new Date().toISOString()).slice(0, 10);
}

export function DataRequestForm({ record, initial, side, save, onSaved }: DataRequestFormProps) {
  const version = record?.version ?? null;
  const form = useRecordForm({
    form: 'data-request',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: dataRequestErrors,
    save,
    changes: [api.adminDataRequests],
    onSaved,
  });
  return (
    <FormPage
      title={record ? 'KVKK başvurusu' : 'Yeni KVKK başvurusu'}
      help={record ? help.update : help.insert}
      back={back}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={side}
    >
      <Panel title="Başvuru">
        <TextField name="name" label={labels.name} required longest={limits.personName.max} />
        <TextField
          name="email"
          label={labels.email}
          type="email"
          required
          longest={limits.email.max}
          help="Kişinin siteye yazarken kullandığı adres: verileri bu adresle bulunur."
        />
        <SelectField name="kind" label={labels.kind} required options={kinds} />
        <DayField
          name="received_on"
          label={labels.received_on}
          required
          last={today()}
          help="Yanıt için tanınan 30 gün bu günden başlar."
        />
        <TextAreaField name="text" label={labels.text} longest={limits.message.max} rows={6} />
      </Panel>
      <Panel title="Yanıt">
        <SelectField name="state" label={labels.state} options={optionsOf(dataRequestStateLabels)} />
        <TextAreaField
          name="outcome"
          label={labels.outcome}
          required={form.formik.values.state !== 'open'}
          longest={limits.message.max}
          rows={4}
          help="Ne yapıldığı ya da neden reddedildiği. Açık bir başvuruda boş kalabilir."
        />
      </Panel>
    </FormPage>
  );
}
