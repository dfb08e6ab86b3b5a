import { useEffect, useRef } from 'react';
import type { MessageRecord } from 'shared-contracts/mailbox';
import { exactTime } from 'shared-contracts/relative-time';
import { CvButton } from './cv-button.tsx';
import { Initials } from './initials.tsx';
import { reasonLabels } from './mailbox.words.ts';
import { MessageActions } from './message-actions.tsx';
import styles from './reading.module.css';
import { Sender } from './sender.tsx';
import type { MailboxDeeds } from './use-mailbox-deeds.ts';

/** One message, to be read. What a visitor wrote is shown as text and nothing else. */
export function MessageView({ message, deeds }: { message: MessageRecord; deeds: MailboxDeeds }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { id, name, subject, quarantine, created_at, lang, cv } = message;
  return (
    <article className={styles.view} aria-labelledby="ileti-konusu">
      <MessageActions message={message} deeds={deeds} />
      <h2 id="ileti-konusu" ref={heading} tabIndex={-1} className={styles.subject}>
        {subject}
      </h2>
      {quarantine.length > 0 ? (
        <div className={styles.quarantine}>
          <p>Bu ileti karantinada: istenmeyen ileti olabilir.</p>
          <ul>
            {quarantine.map((reason) => (
              <li key={reason}>{reasonLabels[reason]}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <header className={styles.sender}>
        <Initials name={name} />
        <Sender message={message} />
        <time className={styles.time} dateTime={created_at}>
          {exactTime(new Date(created_at))}
        </time>
      </header>
      <p className={styles.text} lang={lang} dir="auto">
        {message.message}
      </p>
      {cv ? <CvButton id={id} cv={cv} /> : null}
      <Facts message={message} />
    </article>
  );
}

const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
const languageNames = new Intl.DisplayNames('tr', { type: 'language' });

function Facts({ message: { reference, lang, notice_revision, retain_until } }: { message: MessageRecord }) {
  const facts = [
    ['Başvuru numarası', reference],
    ['Dil', languageNames.of(lang) ?? lang],
    ['Aydınlatma metni', notice_revision === null ? 'Gösterilmemiş' : `${notice_revision}. sürüm`],
    ['Saklama süresi', retain_until === null ? 'Belirsiz' : `${day.format(new Date(retain_until))} gününe dek`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
