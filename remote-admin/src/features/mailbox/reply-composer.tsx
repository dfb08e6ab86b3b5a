import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useEffect, useState } from 'react';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { useSession } from '@vitrin/shared-contracts/state';
import { useOwnDrafts } from '../../editing/drafts/use-own-drafts.ts';
import { replyElementId } from './focus-reply.ts';
import { ReplyForm } from './reply.form.tsx';

interface ReplyComposerProps {
  kind: MailboxKind;
  message: MessageRecord;
  /** Whether the server can send mail. */
  canSend: boolean;
  onSent: () => void;
}

/** Collapsed until the user opens it; open if there is a draft. */
export function ReplyComposer(props: ReplyComposerProps) {
  const { kind, message } = props;
  const email = useSession()?.user.email ?? '';
  const [open, setOpen] = useState<'no' | 'begun' | 'asked'>('no');
  const [drafts] = useOwnDrafts(email);
  const hasDraft = drafts.some(({ form, record }) => form === `reply-${kind}` && record === message.id);
  useEffect(() => {
    if (hasDraft) setOpen((before) => (before === 'no' ? 'begun' : before));
  }, [hasDraft]);
  if (open !== 'no') return <ReplyForm {...props} focusOnMount={open === 'asked'} />;
  return (
    <div>
      <Button
        id={replyElementId}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-keyshortcuts="r"
        onClick={() => setOpen('asked')}
      >
        Yanıtla
      </Button>
    </div>
  );
}
