import { useEffect, useRef } from 'react';
import type { MessageRecord, SpamReason } from '@vitrin/shared-contracts/mailbox';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { CvButton } from './cv-button.tsx';
import { MessageAssignment } from './message-assignment.tsx';
import { Initials } from './initials.tsx';
import { LabelChips } from './label-chips.tsx';
import { useMailbox } from './mailbox.context.ts';
import { reasonLabels } from './mailbox-texts.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageHistory } from './message-history.tsx';
import { MessageNotes } from './message-notes.tsx';
import styles from './reading.module.css';
import { RelatedMessages } from './related-messages.tsx';
import { Replies } from './replies.tsx';
import { Sender } from './sender.tsx';
import type { MailboxAddress } from './use-mailbox-address.ts';

interface MessageViewProps {
  message: MessageRecord;
  address: MailboxAddress;
  /** Called after a reply was sent or a note was added. */
  onChanged: () => void;
}

/** One message with its actions. The visitor's text is always rendered as plain text. */
export function MessageView({ message, address, onChanged }: MessageViewProps) {
  const { kind } = useMailbox();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { id, name, subject, quarantine, created_at, lang, cv, labels } = message;
  return (
    <article className={styles.view} aria-labelledby="ileti-konusu">
      <div className={styles.columns}>
        <div className={styles.main}>
          <MessageActions message={message} />
          <div className={styles.heading}>
            <h2 id="ileti-konusu" ref={heading} tabIndex={-1} className={styles.subject}>
              {subject}
            </h2>
            <LabelChips ids={labels} />
          </div>
          {quarantine.length > 0 ? <QuarantineNotice reasons={quarantine} /> : null}
          <header className={styles.sender}>
            <Initials name={name} />
            <Sender message={message} />
            <time className={styles.time} dateTime={created_at}>
              {exactTime(new Date(created_at))}
            </time>
          </header>
          <MessageAssignment message={message} />
          <p className={styles.text} lang={lang} dir="auto">
            {message.message}
          </p>
          {cv ? <CvButton id={id} cv={cv} /> : null}
          <Replies kind={kind} message={message} onSent={onChanged} />
        </div>
        <aside className={styles.side} aria-label="Notlar ve bilgiler">
          <MessageNotes kind={kind} message={message} onAdded={onChanged} />
          <RelatedMessages messages={message.related} address={address} />
          <MessageFacts message={message} />
          <MessageHistory kind={kind} events={message.events} />
        </aside>
      </div>
    </article>
  );
}

function QuarantineNotice({ reasons }: { reasons: readonly SpamReason[] }) {
  return (
    <div className={styles.quarantine}>
      <p>Bu ileti karantinada: istenmeyen ileti olabilir.</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reasonLabels[reason]}</li>
        ))}
      </ul>
    </div>
  );
}
