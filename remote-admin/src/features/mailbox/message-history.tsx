import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { MessageEvent } from '@vitrin/shared-contracts/message-workflow';
import { exactTime, relativeTime } from '@vitrin/shared-contracts/relative-time';
import { useNow } from '../../data/use-now.ts';
import { eventText } from './event-text.ts';
import styles from './reading.module.css';

/** Events of the message, newest first; collapsed by default. */
export function MessageHistory({ kind, events }: { kind: MailboxKind; events: readonly MessageEvent[] }) {
  if (events.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>Geçmiş ({events.length})</summary>
      <ol>
        {events.map((event) => (
          <li key={event.id}>
            {eventText(kind, event)} <EventTime at={new Date(event.at)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Shows the relative and the exact time; after a day both are the same and only one is shown. */
function EventTime({ at }: { at: Date }) {
  const [relative, exact] = [relativeTime(at, useNow()), exactTime(at)];
  return (
    <time className={styles.quiet} dateTime={at.toISOString()}>
      {relative === exact ? exact : `${relative} (${exact})`}
    </time>
  );
}
