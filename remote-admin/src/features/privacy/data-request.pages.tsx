import { Button } from '@mantine/core';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import { toIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';
import { limits } from '@vitrin/shared-contracts/limits';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import {
  dataRequestInputSchema,
  dataRequestKindLabels,
  dataRequestStateLabels,
  type DataRequestRecord,
} from '@vitrin/shared-contracts/privacy';
import { Link, useLocation } from '@vitrin/shared-contracts/router';
import { DayField } from '../../editing/fields/day-field.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages } from '../../editing/form/record-page.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { readPrefill, type RequestPrefill } from './data-request-link.tsx';
import { DaysLeft } from './days-left.tsx';
import type { PersonQuery } from './person.api.ts';
import { formatDay } from './privacy-format.ts';
import styles from './privacy.module.css';

const labels = {
  name: 'Ad soyad',
  email: 'E-posta',
  kind: 'Başvuru türü',
  received_on: 'Alındığı gün',
  text: 'Başvurunun metni',
  state: 'Durum',
  outcome: 'Sonuç',
};
const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));
const kinds = [{ value: '', label: 'Seçiniz' }, ...optionsOf(dataRequestKindLabels)];

interface RequestContext {
  /** Sender's data that prefills a new request opened from a message; empty otherwise. */
  prefill: Partial<RequestPrefill>;
}

const useRequestContext = () => ({ queries: [], context: { prefill: readPrefill(useLocation().state) } });

/** Returns today's date in the Istanbul time zone. */
function today(): string {
  return toIstanbulTime(new Date().toISOString()).slice(0, 10);
}

const kind = recordKind({
  form: 'data-request',
  apiPath: api.adminDataRequests,
  list: { to: adminPaths.privacy, label: 'KVKK başvuruları' },
  insert: {
    title: 'Yeni KVKK başvurusu',
    help: 'Kaydettiğinizde bir başvuru numarası verilir ve 30 günlük süre alındığı günden sayılmaya başlar.',
  },
  update: {
    title: 'KVKK başvurusu',
    help: 'Başvuruyu kapatmak için durumunu seçip ne yapıldığını ya da neden reddedildiğini yazın.',
  },
  labels,
  schema: dataRequestInputSchema,
  values: (record: DataRequestRecord | null, { prefill }: RequestContext) => {
    const { name = '', email = '', text = '', received_on = today() } = record ?? prefill;
    // Empty until a kind is chosen.
    const { kind: chosen = '', state = 'open', outcome = '' } = record ?? {};
    return { kind: chosen, name, email, received_on, text, state, outcome };
  },
  Fields: RequestFields,
  Side: RequestSide,
});

export const { InsertPage: DataRequestInsertPage, UpdatePage: DataRequestUpdatePage } = recordPages(
  kind,
  useRequestContext,
);

function RequestFields({ values: { state } }: { values: { state: string } }) {
  return (
    <>
      <Panel title="Başvuru">
        <TextField name="name" label={labels.name} required maxLength={limits.personName.max} />
        <TextField
          name="email"
          label={labels.email}
          type="email"
          required
          maxLength={limits.email.max}
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
        <TextAreaField name="text" label={labels.text} maxLength={limits.message.max} rows={6} />
      </Panel>
      <Panel title="Yanıt">
        <SelectField name="state" label={labels.state} options={optionsOf(dataRequestStateLabels)} />
        <TextAreaField
          name="outcome"
          label={labels.outcome}
          required={state !== 'open'}
          maxLength={limits.message.max}
          rows={4}
          help="Ne yapıldığını ya da neden reddedildiğini yazın. Açık bir başvuruda boş kalabilir."
        />
      </Panel>
    </>
  );
}

function RequestSide({ record }: { record: DataRequestRecord | null }) {
  return (
    <>
      {record ? <RequestState record={record} /> : <IdentityFirst />}
      <NoLegalAdvice />
    </>
  );
}

function IdentityFirst() {
  return (
    <Panel title="Önce kimliğinden emin olun">
      <p className={styles.note}>
        Başvuranın gerçekten o kişi olduğunu, verileri vermeden ya da silmeden önce doğrulayın. Sistemde kayıtlı e-posta
        adresinden gelen başvuru yeterlidir.
      </p>
    </Panel>
  );
}

function RequestState({ record }: { record: DataRequestRecord }) {
  const { reference, email, due_on, closed_at } = record;
  const asked: PersonQuery = { search: email, email };
  return (
    <Panel title={reference}>
      <dl className={styles.status}>
        <dt>Durum</dt>
        <dd>
          <DaysLeft request={record} />
        </dd>
        <dt>Son gün</dt>
        <dd>{formatDay(due_on)}</dd>
        {closed_at ? (
          <>
            <dt>Kapandı</dt>
            <dd>
              <Moment iso={closed_at} />
            </dd>
          </>
        ) : null}
      </dl>
      <Button
        component={Link}
        to={adminPaths.privacyPerson}
        state={asked}
        variant="default"
        leftSection={<IconUserSearch size={18} aria-hidden />}
      >
        Kişinin verilerini aç
      </Button>
    </Panel>
  );
}
