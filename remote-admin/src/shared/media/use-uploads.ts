import { useEffect, useRef, useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { type MediaItem, pictureField, type UploadedMedia, uploadErrors } from '@vitrin/shared-contracts/media';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { sendFile } from '../http.ts';

/** Number of parallel uploads. The server processes one picture at a time; the next one is sent meanwhile. */
const PARALLEL_UPLOADS = 2;
/** Status codes for which sending the same file again would fail again. */
const NOT_RETRYABLE = new Set([403, 413, 415, 422]);

export interface Upload {
  key: number;
  file: File;
  folder: string;
  state: 'waiting' | 'sending' | 'working' | 'done' | 'refused';
  /** Sent part of the file, 0 to 1. */
  sent: number;
  /** Reason for a rejection, or an additional note. */
  message: string;
  retryable: boolean;
  picture: MediaItem | null;
}

type Change = Partial<Omit<Upload, 'key' | 'file'>>;

let lastKey = 0;

function queued(file: File, folder: string): Upload {
  const message = rejectionReason(file);
  const state = message ? 'refused' : 'waiting';
  lastKey += 1;
  return { key: lastKey, file, folder, state, sent: 0, message: message ?? '', retryable: false, picture: null };
}

/** Once everything is sent, the server is processing the picture. */
function progressChange(sent: number): Change {
  return { sent, state: sent < 1 ? 'sending' : 'working' };
}

async function outcomeOf({ file, folder }: Upload, onProgress: (sent: number) => void): Promise<Change> {
  const answer = await uploadPicture(file, folder, onProgress).catch(() => null);
  if (!answer) return { state: 'refused', message: messages.unreachable.text, retryable: true };
  const { success, data, status, message = '' } = answer;
  if (success && data) return { state: 'done', picture: data.picture, message: data.known ? message : '' };
  return { state: 'refused', message: message || messages.failed.text, retryable: !NOT_RETRYABLE.has(status) };
}

/** Manages the uploads into the library, two at a time, each with its own result. */
export function useUploads(onUploaded: (picture: MediaItem, file: File) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const running = useRef(0);
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  const change = (key: number, next: Change) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  const send = async (upload: Upload): Promise<void> => {
    change(upload.key, { state: 'sending', sent: 0, message: '' });
    const outcome = await outcomeOf(upload, (sent) => change(upload.key, progressChange(sent)));
    change(upload.key, outcome);
    if (outcome.picture) uploaded.current(outcome.picture, upload.file);
  };

  const start = (): void => {
    while (running.current < PARALLEL_UPLOADS) {
      const next = waiting.current.shift();
      if (!next) return;
      running.current += 1;
      void send(next).finally(() => {
        running.current -= 1;
        start();
      });
    }
  };

  const enqueue = (some: readonly Upload[]): void => {
    waiting.current.push(...some);
    start();
  };

  const add = (files: readonly File[], folder: string): void => {
    const added = files.map((file) => queued(file, folder));
    setUploads((all) => [...all.filter(({ state }) => state !== 'done'), ...added]);
    enqueue(added.filter(({ state }) => state === 'waiting'));
  };

  const retry = (upload: Upload): void => {
    change(upload.key, { state: 'waiting', message: '' });
    enqueue([upload]);
  };

  const dismiss = ({ key }: Upload): void => {
    waiting.current = waiting.current.filter((each) => each.key !== key);
    setUploads((all) => all.filter((each) => each.key !== key));
  };

  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'working');
  useEffect(() => {
    if (!busy) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [busy]);

  return { uploads, busy, add, retry, dismiss, clear: () => setUploads([]) };
}

const uploadPicture = (file: File, folder: string, onProgress: (sent: number) => void) =>
  sendFile<UploadedMedia>(api.adminMedia, { folder, [pictureField]: file }, onProgress);

const MEGABYTE = 1_048_576;

/** Checks a file before it is sent and returns the reason for a rejection, else null. The server checks the content. */
export function rejectionReason({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (type === 'image/svg+xml') return uploadErrors.svg;
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return uploadErrors.heic;
  if (type !== '' && !type.startsWith('image/')) return uploadErrors.kind;
  if (size === 0) return 'Dosya boş.';
  return size > limits.fileBytes ? `Dosya en fazla ${limits.fileBytes / MEGABYTE} MB olabilir.` : null;
}
