import { useState } from 'react';
import { attachmentNameError, attachmentErrors } from '@vitrin/shared-contracts/attachments';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { limits } from '@vitrin/shared-contracts/limits';

/** Attachments of a form, chosen but not sent yet. They are not part of the draft. */
export interface Attachments {
  files: readonly File[];
  /** Error messages for files of the last selection that were rejected. */
  rejectionTexts: readonly string[];
  /** Uploaded share of all files, 0 to 1; null while nothing is being sent. */
  uploadedShare: number | null;
  add: (files: readonly File[]) => void;
  remove: (file: File) => void;
  /** Runs the request that sends the files and tracks its progress. */
  send: (
    call: (onProgress: (uploadedShare: number) => void) => Promise<ApiResponse<unknown>>,
  ) => Promise<ApiResponse<unknown>>;
}

/** Returns why a file is rejected by its name or size; null if it may be sent. The server also checks the content. */
function rejectionOf({ name, size }: File): string | null {
  const fault = attachmentNameError(name);
  if (fault) return attachmentErrors[fault](name);
  if (size === 0) return attachmentErrors.empty(name);
  return size > limits.fileBytes ? attachmentErrors.size(name) : null;
}

/** Returns a key by which a file that is chosen twice is added only once. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

export function useAttachments(): Attachments {
  const [{ files, rejectionTexts }, choose] = useState<Pick<Attachments, 'files' | 'rejectionTexts'>>({
    files: [],
    rejectionTexts: [],
  });
  const [uploadedShare, setSent] = useState<number | null>(null);

  const add = (chosen: readonly File[]) =>
    choose((before) => {
      const good = chosen.filter((file) => rejectionOf(file) === null);
      const all = [...new Map([...before.files, ...good].map((file) => [fileKey(file), file])).values()];
      const reasons = chosen.flatMap((file) => rejectionOf(file) ?? []);
      const tooMany = all.length > limits.attachments ? [attachmentErrors.count] : [];
      return { files: all.slice(0, limits.attachments), rejectionTexts: [...reasons, ...tooMany] };
    });
  const remove = (file: File) =>
    choose((before) => ({ files: before.files.filter((each) => each !== file), rejectionTexts: [] }));
  const send: Attachments['send'] = async (call) => {
    setSent(0);
    try {
      return await call(setSent);
    } finally {
      setSent(null);
    }
  };
  return { files, rejectionTexts, uploadedShare, add, remove, send };
}
