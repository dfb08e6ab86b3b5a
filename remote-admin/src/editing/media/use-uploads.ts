import { useEffect, useRef, useState } from 'react';
import {
  animationNote,
  type MediaItem,
  pictureField,
  type UploadedMedia,
  uploadErrors,
} from '@vitrin/shared-contracts/media';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { showFailure } from '../../ui/feedback/dialogs.ts';
import { sendFile } from '../../data/http.ts';
import { preparePicture, type PreparedPicture, UnusableFile } from './prepare-picture.ts';
import { guardUpload } from './running-uploads.ts';

/** Number of parallel uploads. The server processes one picture at a time; the next one is sent meanwhile. */
const PARALLEL_UPLOADS = 2;
/** Status codes for which sending the same file again would fail again. */
const NOT_RETRYABLE = new Set([403, 413, 415, 422]);

export interface Upload {
  key: number;
  file: File;
  folder: string;
  state: 'waiting' | 'preparing' | 'sending' | 'working' | 'done' | 'refused';
  /** Sent part of the file, 0 to 1. */
  sent: number;
  /** Reason for a rejection, or how the upload ended otherwise than usual. */
  message: string;
  /** What happened to the picture on its way. */
  note: string;
  retryable: boolean;
  picture: MediaItem | null;
}

type Change = Partial<Omit<Upload, 'key' | 'file'>>;

let lastKey = 0;

function queued(file: File, folder: string): Upload {
  const message = rejectionReason(file);
  const state = message ? 'refused' : 'waiting';
  lastKey += 1;
  const none = { sent: 0, note: '', retryable: false, picture: null };
  return { key: lastKey, file, folder, state, message: message ?? '', ...none };
}

/** Once everything is sent, the server is processing the picture. */
function progressChange(sent: number): Change {
  return { sent, state: sent < 1 ? 'sending' : 'working' };
}

async function outcomeOf({ file, folder }: Upload, onProgress: (sent: number) => void): Promise<Change> {
  try {
    const prepared = await preparePicture(file);
    onProgress(0);
    return await sendPrepared(prepared, folder, onProgress);
  } catch (error) {
    if (error instanceof UnusableFile) return { state: 'refused', message: error.message, retryable: false };
    return { state: 'refused', message: messages.unreachable.text, retryable: true };
  }
}

async function sendPrepared(
  { file, note }: PreparedPicture,
  folder: string,
  onProgress: (sent: number) => void,
): Promise<Change> {
  const answer = await uploadPicture(file, folder, onProgress);
  const { success, data, status, message = '' } = answer;
  if (!success || !data)
    return { state: 'refused', message: message || messages.failed.text, retryable: !NOT_RETRYABLE.has(status) };
  const notes = [note, data.animated ? animationNote : ''].filter(Boolean).join(' ');
  return { state: 'done', picture: data.picture, message: data.known ? message : '', note: notes };
}

/**
 * Manages the uploads into the library, two at a time, each with its own result. They go on when the screen is left; what
 * fails then is shown in a dialog.
 */
export function useUploads(onUploaded: (picture: MediaItem, file: File) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const running = useRef(0);
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;
  const isShown = useIsShown();

  const change = (key: number, next: Change) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  const send = async (upload: Upload): Promise<void> => {
    change(upload.key, { state: 'preparing', sent: 0, message: '' });
    const outcome = await guardUpload(outcomeOf(upload, (sent) => change(upload.key, progressChange(sent))));
    change(upload.key, outcome);
    if (outcome.state === 'refused' && !isShown.current) void showFailure(unseenFailure(upload, outcome));
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

  const busy = uploads.some(({ state }) => state !== 'done' && state !== 'refused');
  return { uploads, busy, add, retry, dismiss, clear: () => setUploads([]) };
}

/** Returns whether the list of uploads is on the screen. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

function unseenFailure({ file }: Upload, { message = '' }: Change) {
  return { title: 'Görsel yüklenemedi.', text: `${file.name}: ${message}` };
}

const uploadPicture = (file: File, folder: string, onProgress: (sent: number) => void) =>
  sendFile<UploadedMedia>(api.adminMedia, { folder, [pictureField]: file }, onProgress);

/** Checks a file before it is read and returns the reason for a rejection, else null. The server checks the content. */
export function rejectionReason({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type === 'image/svg+xml' && size > limits.svgBytes) return uploadErrors.svgHeavy;
  if (type !== '' && !type.startsWith('image/')) return uploadErrors.kind;
  return size === 0 ? 'Dosya boş.' : null;
}
