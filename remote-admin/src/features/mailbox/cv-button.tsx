import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { MessageRecord } from 'shared-contracts/mailbox';
import { messages } from 'shared-contracts/messages';
import { tellFailure } from '../../shared/dialogs.ts';
import { saveFile } from '../../shared/save-file.ts';
import { sizeInWords } from '../../shared/size-in-words.ts';
import { fetchCv } from './mailbox.api.ts';
import styles from './reading.module.css';

interface CvButtonProps {
  id: number;
  cv: NonNullable<MessageRecord['cv']>;
}

/** Taken away under its own name; a stranger's file is never opened in the page. */
export function CvButton({ id, cv }: CvButtonProps) {
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const answer = await fetchCv(id).catch(() => null);
    setPending(false);
    if (answer?.success && answer.data) return saveFile(answer.data, cv.name);
    const { title, text } = answer ? messages.failed : messages.unreachable;
    await tellFailure({ title, text: answer?.message ?? text });
  };
  return (
    <div className={styles.cv}>
      <Button
        variant="default"
        loading={pending}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void download()}
      >
        Özgeçmişi indir
      </Button>
      <span>
        {cv.name} · {sizeInWords(cv.bytes)}
      </span>
    </div>
  );
}
