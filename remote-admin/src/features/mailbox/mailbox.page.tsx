import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { MailboxKind, MessageRecord } from 'shared-contracts/mailbox';
import { useEdited } from '../../shared/form/use-edited.ts';
import { useSelection } from '../../shared/list/use-selection.ts';
import { ForbiddenView } from '../../shared/states/forbidden.view.tsx';
import { refreshUnread } from '../../shared/unread/unread.store.ts';
import { assigneesQuery, labelsQuery } from './mailbox.api.ts';
import { MailboxContext } from './mailbox.context.ts';
import { MailboxHeader } from './mailbox-header.tsx';
import { MailboxToolbar } from './mailbox-toolbar.tsx';
import styles from './mailbox.module.css';
import { MessageList } from './message-list.tsx';
import { MessageReading } from './message-reading.tsx';
import { labelList, OpenedLabels } from './opened-labels.tsx';
import { useListPlace } from './use-list-place.ts';
import { useMailboxAddress } from './use-mailbox-address.ts';
import { useMailboxDeeds } from './use-mailbox-deeds.ts';
import { useMailboxKeys } from './use-mailbox-keys.ts';
import { useMailboxList } from './use-mailbox-list.ts';

/** Creates the screen of one inbox; contact messages and applications differ only in their texts. */
function mailboxPage(kind: MailboxKind): ComponentType {
  return function MailboxPage() {
    return <Mailbox kind={kind} />;
  };
}

export const ContactMailboxPage = mailboxPage('contact');
export const ApplicationsMailboxPage = mailboxPage('human-resources');

function Mailbox({ kind }: { kind: MailboxKind }) {
  const address = useMailboxAddress();
  const { message, close } = address;
  const labels = useQuery(labelsQuery(kind));
  // Assignees and labels that cannot be loaded are omitted: messages stay readable.
  const { data: assignees = noRows } = useQuery(assigneesQuery(kind));
  const pane = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<MessageRecord | null>(null);
  const [deedCount, countDeed] = useState(0);
  const held = useRef<() => boolean>(() => false);
  const list = useMailboxList(kind, address, () => held.current());
  const { rows } = list;
  const selection = useSelection(rows.map(({ id }) => id));
  const place = useListPlace(pane, message, rows);
  held.current = () => selection.chosen.length > 0 || place.isScrolled();
  const deeds = useMailboxDeeds(kind, (left) => {
    if (left.length > 0) place.leave(left);
    if (message !== null && left.includes(message)) close();
    else countDeed((count) => count + 1);
    void list.settle();
  });
  useMailboxKeys({ kind, address, rows, opened, chosen: selection.chosen, deeds });
  useEffect(() => void refreshUnread(kind), [kind]);
  const { addressOf } = useEdited();
  if (!list.list.data && list.list.error?.reason === 'forbidden') return <ForbiddenView />;
  const tools = { kind, deeds, labels: labels.data ?? noRows, assignees, toLabels: addressOf(labelList) };
  return (
    <MailboxContext value={tools}>
      <div className={styles.mailbox} data-reading={message === null ? undefined : true}>
        <MailboxHeader />
        <MailboxToolbar address={address} />
        <div className={styles.panes}>
          <MessageList
            ref={pane}
            address={address}
            query={list.list}
            rows={rows}
            waiting={list.waiting}
            onShow={() => {
              list.show();
              place.toTop();
            }}
            selection={selection}
          />
          <div className={styles.readingPane}>
            {message === null ? (
              <p className={styles.nothing}>Okumak için listeden bir ileti seçin.</p>
            ) : (
              <MessageReading
                key={message}
                id={message}
                address={address}
                row={rows.find(({ id }) => id === message)}
                onRead={setOpened}
                onOpened={() => void list.refresh()}
                deedCount={deedCount}
              />
            )}
          </div>
        </div>
      </div>
      <OpenedLabels kind={kind} query={labels} onDeleted={() => void list.settle()} />
    </MailboxContext>
  );
}

const noRows: readonly never[] = [];
