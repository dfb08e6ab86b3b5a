import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useMemo, type FormEvent } from 'react';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import { retentionKinds, type RetentionKind, type RetentionRecord } from 'shared-contracts/privacy';
import { Link } from 'shared-contracts/router';
import { ask } from '../../shared/dialogs.ts';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { MonthsField } from './months.field.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';
import styles from './privacy.module.css';
import { saveRetention } from './retention.api.ts';
import { retentionErrors, retentionValues, shortenedKinds } from './retention.values.ts';

const labels: Readonly<Record<RetentionKind, string>> = {
  contact: 'İletişim mesajları',
  'human-resources': 'İş başvuruları ve özgeçmişler',
  pool: 'Aday havuzundakiler',
  mails: 'Gönderilen e-postalar',
  visits: 'Ziyaret sayıları',
  'data-requests': 'Kapanan KVKK başvuruları',
  audit: 'Panelin kayıtları',
};

const help: Readonly<Record<RetentionKind, string>> = {
  contact: 'Geldiği günden başlayarak.',
  'human-resources': 'Geldiği günden başlayarak.',
  pool: 'Adayın havuzda kalmayı kabul ettiği günden başlayarak.',
  mails: 'Yazıldığı günden başlayarak. Bir iletiye verilen yanıtlar iletiyle birlikte gider.',
  visits: 'Sayıldığı günden başlayarak; kişi içermez.',
  'data-requests': 'Kapandığı günden başlayarak. Açık başvurular silinmez.',
  audit: 'Kimin ne yaptığı ve başarısız girişler. En az 6 ay saklanır.',
};

interface RetentionFormProps {
  record: RetentionRecord;
}

export function RetentionForm({ record }: RetentionFormProps) {
  const { version } = record;
  const initial = useMemo(() => retentionValues(record), [record]);
  const form = useRecordForm({
    form: 'retention',
    // There is one record, and it always stands.
    record: 1,
    version,
    initial,
    texts: { success: messages.updated },
    validate: retentionErrors,
    save: saveRetention,
    changes: [api.adminRetention],
  });
  const shortened = shortenedKinds(form.formik.values, record).map((kind) => labels[kind]);
  const submit = async () => {
    if (shortened.length > 0 && (await ask(shorten(shortened))) !== 'confirm') return;
    await form.formik.submitForm();
  };
  const handleSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    void submit();
  };
  return (
    <FormPage
      title="KVKK"
      help="Kişisel veriler ne kadar saklanır? Süresi dolanlar günde bir kendiliğinden silinir; 7 gün geri alınabilir, sonra yok edilir."
      tabs={<PrivacyTabs current="retention" />}
      form={{ ...form, formik: { ...form.formik, handleSubmit } }}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={<NoticeSide />}
    >
      <Panel>
        {retentionKinds.map((kind) => (
          <MonthsField key={kind} name={kind} label={labels[kind]} help={help[kind]} />
        ))}
      </Panel>
      {shortened.length > 0 ? <ShortenedNotice kinds={shortened} /> : null}
    </FormPage>
  );
}

function shorten(kinds: readonly string[]) {
  return {
    title: 'Emin Misin?!',
    text: 'Yeni süreyi şimdiden doldurmuş kayıtlar bir gün içinde silinmeye başlar, 7 gün sonra kalıcı olarak yok edilir.',
    subject: kinds.join(', '),
    confirm: 'Evet, kısalt',
    cancel: messages.confirmDelete.cancel,
    danger: true,
  };
}

function ShortenedNotice({ kinds }: { kinds: readonly string[] }) {
  return (
    <div className={styles.warning} role="status">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <strong>Süre kısalıyor</strong>
        <p>
          {kinds.join(', ')}: yeni süreyi şimdiden doldurmuş kayıtlar kaydettikten sonra bir gün içinde silinmeye başlar
          ve 7 gün sonra yok edilir. Her gün en çok beşte biri silinir.
        </p>
      </div>
    </div>
  );
}

function NoticeSide() {
  return (
    <Panel title="Aydınlatma metni">
      <p className={styles.note}>
        Hazır aydınlatma metni, iletişim mesajlarının 2 yıl, iş başvurularının 1 yıl saklanacağını söyler. Buradaki
        süreyi değiştirirseniz metni de aynı gün güncelleyin: söz verilenden uzun saklamak kanuna aykırıdır.
      </p>
      <p className={styles.note}>Değişiklik, bugüne dek gelmiş iletileri de kapsar.</p>
      <Button component={Link} to={adminPaths.contracts} variant="default">
        Sözleşmeleri aç
      </Button>
    </Panel>
  );
}
