import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import {
  allRetentionSchema,
  retentionKinds,
  type RetentionKind,
  type RetentionRecord,
} from '@vitrin/shared-contracts/privacy';
import { Link } from '@vitrin/shared-contracts/router';
import { ask } from '../../ui/feedback/dialogs.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { settingsPage } from '../../editing/form/record-page.tsx';
import { MonthsField } from './months.field.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';
import styles from './privacy.module.css';
import { retentionInput, retentionValues, shortenedKinds, type RetentionValues } from './retention.values.ts';

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
  mails: 'Yazıldığı günden başlayarak. Bir iletiye verilen yanıtlar iletiyle birlikte silinir.',
  visits: 'Sayıldığı günden başlayarak; kişisel veri içermez.',
  'data-requests': 'Kapandığı günden başlayarak. Açık başvurular silinmez.',
  audit: 'Kimin ne yaptığı ve başarısız girişler. En az 6 ay saklanır.',
};

export const RetentionPage = settingsPage(
  recordKind({
    form: 'retention',
    apiPath: api.adminRetention,
    update: {
      title: 'KVKK',
      help: 'Kişisel veriler ne kadar saklanır? Süresi dolanlar günde bir kez kendiliğinden silinir; 7 gün geri alınabilir, sonra yok edilir.',
    },
    labels,
    schema: allRetentionSchema,
    values: retentionValues,
    input: retentionInput,
    confirm: async (values, record) => {
      const shortened = shortenedKinds(values, record).map((kind) => labels[kind]);
      return shortened.length === 0 || (await ask(shorten(shortened))) === 'confirm';
    },
    Fields: RetentionFields,
    Side: NoticeSide,
    Tabs: () => <PrivacyTabs current="retention" />,
  }),
);

function RetentionFields({ record, values }: { record: RetentionRecord; values: RetentionValues }) {
  const shortened = shortenedKinds(values, record).map((kind) => labels[kind]);
  return (
    <>
      <Panel>
        {retentionKinds.map((kind) => (
          <MonthsField key={kind} name={kind} label={labels[kind]} help={help[kind]} />
        ))}
      </Panel>
      {shortened.length > 0 ? <ShortenedNotice kinds={shortened} /> : null}
    </>
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
        Hazır metinler buradaki süreleri yazar. Bir süreyi değiştirdiğinizde güncel olmayan metin ‘Hazır metinler’de
        görünür; aynı gün yenileyin, çünkü söz verilenden uzun saklamak kanuna aykırıdır. Kendi yazdığınız metinlerdeki
        süreleri siz değiştirirsiniz.
      </p>
      <p className={styles.note}>Değişiklik, bugüne dek gelmiş iletileri de kapsar.</p>
      <Button component={Link} to={adminPaths.legalTexts} variant="default">
        Hazır metinleri aç
      </Button>
      <NoLegalAdvice />
    </Panel>
  );
}
