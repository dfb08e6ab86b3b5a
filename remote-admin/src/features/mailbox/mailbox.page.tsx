import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { useOpenRecord } from '../../editing/form/use-open-record.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ForbiddenView } from '../../ui/states/forbidden.view.tsx';
import { refreshUnread } from '../../data/unread/unread.store.ts';
import { answeredOpeningsQuery, assigneesQuery, labelsQuery } from './mailbox.api.ts';
import { MailboxContext } from './mailbox.context.ts';
import { MailboxHeader } from './mailbox-header.tsx';
import { MailboxToolbar } from './mailbox-toolbar.tsx';
import styles from './mailbox.module.css';
import { MessageList } from './message-list.tsx';
import { OpenMessage } from './open-message.tsx';
import { labelListParam, OpenedLabels } from './opened-labels.tsx';
import { useListPosition } from './use-list-position.ts';
import { useMailboxAddress } from './use-mailbox-address.ts';
import { useMailboxActions } from './use-mailbox-actions.ts';
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
  // Assignees, labels and job openings that cannot be loaded are omitted: messages stay readable.
  const { data: assignees = noRows } = useQuery(assigneesQuery(kind));
  const { data: openings = noRows } = useQuery({ ...answeredOpeningsQuery(), enabled: kind === 'human-resources' });
  const pane = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<MessageRecord | null>(null);
  const [actionCount, setActionCount] = useState(0);
  const isListHeld = useRef<() => boolean>(() => false);
  const list = useMailboxList(kind, address, () => isListHeld.current());
  const { rows } = list;
  const selection = useSelection(rows.map(({ id }) => id));
  const listPosition = useListPosition(pane, message, rows);
  isListHeld.current = () => selection.chosen.length > 0 || listPosition.isScrolled();
  const onDone = (left: readonly number[]) => {
    if (left.length > 0) listPosition.prepareRemoval(left);
    if (message !== null && left.includes(message)) close();
    else setActionCount((count) => count + 1);
    void list.showCurrent();
  };
  const actions = useMailboxActions(kind, onDone, address.view === 'gelen');
  useMailboxKeys({ kind, address, rows, opened, chosen: selection.chosen, actions });
  useEffect(() => void refreshUnread(kind), [kind]);
  const { addressOf } = useOpenRecord();
  if (!list.list.data && list.list.error?.reason === 'forbidden') return <ForbiddenView />;
  const labelsAddress = addressOf(labelListParam);
  const context = { kind, actions, labels: labels.data ?? noRows, assignees, openings, labelsAddress };
  return (
    <MailboxContext value={context}>
      <div className={styles.mailbox} data-reading={message === null ? undefined : true}>
        <MailboxHeader />
        <MailboxToolbar address={address} />
        <div className={styles.panes}>
          <MessageList
            ref={pane}
            address={address}
            query={list.list}
            rows={rows}
            newCount={list.newCount}
            onShow={() => {
              list.show();
              listPosition.toTop();
            }}
            selection={selection}
          />
          <div className={styles.readingPane}>
            {message === null ? (
              <p className={styles.nothing}>Okumak için listeden bir ileti seçin.</p>
            ) : (
              <OpenMessage
                key={message}
                id={message}
                address={address}
                row={rows.find(({ id }) => id === message)}
                onRead={setOpened}
                onOpened={() => void list.refresh()}
                actionCount={actionCount}
              />
            )}
          </div>
        </div>
      </div>
      <OpenedLabels kind={kind} query={labels} onDeleted={() => void list.showCurrent()} />
    </MailboxContext>
  );
}

const noRows: readonly never[] = [];
