import { useState } from 'react';
import { downloadFault, downloadField, type Download, type UploadedDownload } from '@vitrin/shared-contracts/downloads';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { sendFile } from '../../data/http.ts';
import { guardUpload } from '../../editing/media/running-uploads.ts';

interface UploadState {
  name: string;
  /** Sent part of the file, 0 to 1; null when nothing is being sent. */
  sent: number | null;
  error: string | null;
}

const idle: UploadState = { name: '', sent: null, error: null };

/** Uploads one file at a time. */
export function useDownloadUpload(onUploaded: (download: Download) => void) {
  const [state, setState] = useState(idle);
  const upload = async (file: File): Promise<void> => {
    const { name, size } = file;
    const fault = downloadFault(name, size);
    if (fault !== null) {
      setState({ name, sent: null, error: fault });
      return;
    }
    setState({ name, sent: 0, error: null });
    const onProgress = (sent: number) => setState({ name, sent, error: null });
    const sending = sendFile<UploadedDownload>(api.adminDownloads, { [downloadField]: file }, onProgress);
    const answer = await guardUpload(sending).catch(() => null);
    if (answer?.success && answer.data) {
      setState(idle);
      onUploaded(answer.data.download);
    } else {
      const error = answer ? (answer.message ?? messages.failed.text) : messages.unreachable.text;
      setState({ name, sent: null, error });
    }
  };
  return { ...state, upload };
}
