import { useState } from 'react';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
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
  const { data: repliesRecord, isError, refetch } = useReplies(kind, message.id);
  const refetchReplies = async () => void (await refetch());
  // Remounts the form after each reply.
  const [sent, setSent] = useState(0);
  const canSend = repliesRecord?.can_send ?? true;
  return (
    <section className={styles.replies} aria-labelledby="yanitlar-basligi">
      <h3 id="yanitlar-basligi" className={styles.title}>
        E-posta ile yanıt
      </h3>
      {isError && !repliesRecord ? (
        <RetryNotice text="Yanıtların güncel durumu alınamadı." onRetry={() => void refetchReplies()} />
      ) : null}
      <ReplyList
        kind={kind}
        replies={repliesRecord?.replies ?? message.replies}
        canSend={canSend}
        onChanged={refetchReplies}
      />
      <ReplyComposer
        key={sent}
        kind={kind}
        message={message}
        canSend={canSend}
        onSent={() => {
          setSent(sent + 1);
          void refetchReplies();
          onSent();
        }}
      />
    </section>
  );
}
