import { useState } from 'react';
import type { MailboxKind, MessageRecord } from 'shared-contracts/mailbox';
import { RetryNotice } from '../../shared/states/retry-notice.tsx';
import { ReplyComposer } from './reply-composer.tsx';
import { ReplyList } from './reply-list.tsx';
import styles from './replies.module.css';
import { useReplies } from './use-replies.ts';

interface RepliesProps {
  message: MessageRecord;
  kind: MailboxKind;
  /** Called after a reply was queued, which changes the stage of the message. */
  onSent: () => void;
}

/** Sent replies and the form for the next one. */
export function Replies({ message, kind, onSent }: RepliesProps) {
  const { data: known, isError, refetch } = useReplies(kind, message.id);
  const again = async () => void (await refetch());
  // Every answer begins with a form of its own.
  const [sent, setSent] = useState(0);
  const canSend = known?.can_send ?? true;
  return (
    <section className={styles.replies} aria-labelledby="yanitlar-basligi">
      <h3 id="yanitlar-basligi" className={styles.title}>
        E-posta ile yanıt
      </h3>
      {isError && !known ? (
        <RetryNotice text="Yanıtların güncel durumu alınamadı." onRetry={() => void again()} />
      ) : null}
      <ReplyList kind={kind} replies={known?.replies ?? message.replies} canSend={canSend} onChanged={again} />
      <ReplyComposer
        key={sent}
        kind={kind}
        message={message}
        canSend={canSend}
        onSent={() => {
          setSent(sent + 1);
          void again();
          onSent();
        }}
      />
    </section>
  );
}
