import { toIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';
import type { MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { DataRequestLink } from '../privacy/data-request-link.tsx';
import styles from './reading.module.css';

const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
const languageNames = new Intl.DisplayNames('tr', { type: 'language' });

/** Shows the details of the message besides its text. */
export function MessageFacts({ message }: { message: MessageRecord }) {
  return (
    <section className={styles.section} aria-labelledby="ileti-bilgileri">
      <h3 id="ileti-bilgileri">Bilgiler</h3>
      <dl className={styles.facts}>
        {factsOf(message).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DataRequestLink prefill={prefillFrom(message)} className={styles.deskLink} />
    </section>
  );
}

function prefillFrom({ name, email, message, created_at }: MessageRecord) {
  return { name, email, text: message, received_on: toIstanbulTime(created_at).slice(0, 'YYYY-MM-DD'.length) };
}

function factsOf({ reference, opening, lang, notice_revision, retain_until, pool_consent_at }: MessageRecord) {
  const consent =
    pool_consent_at === null ? [] : [['Aday havuzu onayı', exactTime(new Date(pool_consent_at))] as const];
  return [
    ['Başvuru numarası', reference],
    ...(opening === null ? [] : [['İş ilanı', opening.title] as const]),
    ['Dil', languageNames.of(lang) ?? lang],
    ['KVKK aydınlatma metni', notice_revision === null ? 'Gösterilmemiş' : `${notice_revision} numaralı sürüm`],
    ['Saklama süresi', retain_until === null ? 'Süresiz' : `${day.format(new Date(retain_until))} tarihine kadar`],
    ...consent,
  ] as const;
}
