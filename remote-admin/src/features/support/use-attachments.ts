import { useState } from 'react';
import { attachmentNameFault, attachmentRefusals } from 'shared-contracts/attachments';
import type { Answer } from 'shared-contracts/http';
import { limits } from 'shared-contracts/limits';

/** Attachments of a form, chosen but not sent yet. They are not part of the draft. */
export interface Attachments {
  files: readonly File[];
  /** Why some of the last choice did not come. */
  refused: readonly string[];
  /** How much of all has gone, 0 to 1; null: nothing is on its way. */
  sent: number | null;
  add: (files: readonly File[]) => void;
  remove: (file: File) => void;
  /** Makes the call that sends them. */
  send: (call: (onProgress: (sent: number) => void) => Promise<Answer<unknown>>) => Promise<Answer<unknown>>;
}

/** What can be said of a file before it is sent; the server looks at its content. */
function refusalOf({ name, size }: File): string | null {
  const fault = attachmentNameFault(name);
  if (fault) return attachmentRefusals[fault](name);
  if (size === 0) return attachmentRefusals.empty(name);
  return size > limits.fileBytes ? attachmentRefusals.size(name) : null;
}

/** Returns a key by which a file that is chosen twice is added only once. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

export function useAttachments(): Attachments {
  const [{ files, refused }, choose] = useState<Pick<Attachments, 'files' | 'refused'>>({ files: [], refused: [] });
  const [sent, setSent] = useState<number | null>(null);

  const add = (chosen: readonly File[]) =>
    choose((before) => {
      const good = chosen.filter((file) => refusalOf(file) === null);
      const all = [...new Map([...before.files, ...good].map((file) => [fileKey(file), file])).values()];
      const reasons = chosen.flatMap((file) => refusalOf(file) ?? []);
      const tooMany = all.length > limits.attachments ? [attachmentRefusals.count] : [];
      return { files: all.slice(0, limits.attachments), refused: [...reasons, ...tooMany] };
    });
  const remove = (file: File) =>
    choose((before) => ({ files: before.files.filter((each) => each !== file), refused: [] }));
  const send: Attachments['send'] = async (call) => {
    setSent(0);
    try {
      return await call(setSent);
    } finally {
      setSent(null);
    }
  };
  return { files, refused, sent, add, remove, send };
}
