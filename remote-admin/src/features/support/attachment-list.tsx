import { Loader } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { SupportAttachment } from '@vitrin/shared-contracts/support';
import { formatFileSize } from '../../data/format-file-size.ts';
import { useDownload } from '../../ui/use-download.ts';
import styles from './attachments.module.css';
import { FileIcon } from './file-icon.tsx';
import { fetchAttachment } from './support.api.ts';

interface AttachmentListProps {
  /** Id of the support request. */
  request: number;
  attachments: readonly SupportAttachment[];
}

/** Attachments of a message: each is downloaded under its own name, never opened in the page. */
export function AttachmentList({ request, attachments }: AttachmentListProps) {
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Ekler">
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <AttachmentButton request={request} attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentButton({ request, attachment }: { request: number; attachment: SupportAttachment }) {
  const { id, name, bytes } = attachment;
  const { pending, download } = useDownload();
  return (
    <button
      type="button"
      className={styles.download}
      aria-label={`${name}: indir, ${formatFileSize(bytes)}`}
      disabled={pending}
      onClick={() => void download(() => fetchAttachment(request, id), name)}
    >
      <FileIcon name={name} />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{formatFileSize(bytes)}</span>
      {pending ? <Loader size={18} /> : <IconDownload size={18} aria-hidden />}
    </button>
  );
}
