import type { ComponentType } from 'react';
import { useEffect } from 'react';
import type { MailboxKind, MessageRow } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { SectionTabs } from '../../shared/list/section-tabs.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { ForbiddenView } from '../../shared/states/forbidden.view.tsx';
import { refreshUnread } from '../../shared/unread/unread.store.ts';
import { useUnread } from '../../shared/unread/use-unread.ts';
import { chosenOnly } from '../../shared/list/use-list-query.ts';
import { useRead } from '../../shared/use-read.ts';
import styles from './mailbox.module.css';
import { mailboxes, mailboxViews, viewWords } from './mailbox.words.ts';
import { MessageList } from './message-list.tsx';
import { MessageReading } from './message-reading.tsx';
import { useMailboxAddress } from './use-mailbox-address.ts';
import { useMailboxDeeds } from './use-mailbox-deeds.ts';
import { useRowFocus } from './use-row-focus.ts';

/** The screen of one inbox; contact messages and applications differ in their words alone. */
function mailboxPage(kind: MailboxKind): ComponentType {
  return function MailboxPage() {
    return <Mailbox kind={kind} />;
  };
}

export const ContactMailboxPage = mailboxPage('contact');
export const ApplicationsMailboxPage = mailboxPage('human-resources');

function Mailbox({ kind }: { kind: MailboxKind }) {
  const address = useMailboxAddress();
  const { view, search, page, message, close } = address;
  const { title, help } = mailboxes[kind];
  const { reading, reread } = useRead<MessageRow[]>(api.adminMailbox(kind), {
    page,
    ...viewWords[view].params,
    ...chosenOnly({ search }),
  });
  const deeds = useMailboxDeeds(kind, (left) => {
    if (message !== null && left.includes(message)) close();
    void reread();
  });
  useRowFocus(message);
  const unread = useUnread()[kind] ?? 0;
  useEffect(() => void refreshUnread(kind), [kind]);
  if (reading.state === 'failed' && reading.reason === 'forbidden') return <ForbiddenView />;
  const tabs = mailboxViews.map((key) => ({
    key,
    label: viewWords[key].label,
    to: address.toView(key),
    ...(key === 'gelen' ? { count: unread, counted: 'okunmamış' } : {}),
  }));
  return (
    <div className={styles.mailbox} data-reading={message === null ? undefined : true}>
      <PageHeader title={title} help={help} />
      <SectionTabs label={`${title} bölümleri`} tabs={tabs} current={view} />
      <div className={styles.search}>
        <SearchBox label="İletilerde ara" value={search} onSearch={address.setSearch} />
      </div>
      <div className={styles.panes}>
        <MessageList kind={kind} address={address} reading={reading} onRetry={() => void reread()} deeds={deeds} />
        <div className={styles.readingPane}>
          {message === null ? (
            <p className={styles.nothing}>Okumak için listeden bir ileti seçin.</p>
          ) : (
            <MessageReading
              key={message}
              kind={kind}
              id={message}
              back={address.toList}
              deeds={deeds}
              onRead={() => void reread()}
            />
          )}
        </div>
      </div>
    </div>
  );
}
