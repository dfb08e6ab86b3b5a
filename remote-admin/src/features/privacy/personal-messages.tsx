import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PersonalData, PersonalMessage } from '@vitrin/shared-contracts/privacy';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { useRight } from '@vitrin/shared-contracts/state';
import listStyles from '../../ui/list/list.module.css';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import styles from './privacy.module.css';

const inboxes = { contact: 'İletişim', 'human-resources': 'İnsan kaynakları' } as const;

/** All messages of the data subject, including those in trash and quarantine. */
export function PersonalMessages({ person: { messages, message_total } }: { person: PersonalData }) {
  return (
    <section aria-labelledby="iletileri">
      <h3 id="iletileri">Gönderdikleri</h3>
      <ul className={`${listStyles.card} ${styles.rows}`}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      {message_total > messages.length ? (
        <p className={styles.note}>
          {message_total} iletinin en yeni {messages.length} tanesi gösteriliyor; indirme ve silme hepsini kapsar.
        </p>
      ) : null}
    </section>
  );
}

function MessageRow({ message }: { message: PersonalMessage }) {
  const { id, kind, reference, subject, created_at } = message;
  const mayOpen = useRight(`messages.${kind}`);
  return (
    <RecordRow
      name={subject || reference}
      to={mayOpen ? adminPaths.mailboxMessage(kind, id) : null}
      detail={
        <span className={styles.facts}>
          <span>
            {inboxes[kind]}
            {placeOf(message)}
          </span>
          <span>{reference}</span>
          {attachedDataTexts(message).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span>{retentionText(message)}</span>
        </span>
      }
      aside={<Moment iso={created_at} />}
      actions={null}
    />
  );
}

function placeOf({ section, quarantined }: PersonalMessage): string {
  if (section === 'trash') return ', çöp kutusunda';
  return quarantined ? ', karantinada' : '';
}

function attachedDataTexts({ has_cv, notes, replies }: PersonalMessage): string[] {
  return [has_cv ? 'özgeçmiş ekli' : '', notes > 0 ? `${notes} not` : '', replies > 0 ? `${replies} yanıt` : ''].filter(
    Boolean,
  );
}

function retentionText({ retain_until }: PersonalMessage): string {
  if (retain_until === null) return 'Süresiz saklanıyor';
  const [day = ''] = exactTime(new Date(retain_until)).split(' - ');
  return `${day} tarihine kadar saklanır`;
}
