import { useSyncExternalStore } from 'react';
import { importFileFault, type ImportFile, type ImportFileRole } from '@vitrin/shared-contracts/site-import';
import { messages } from '@vitrin/shared-contracts/messages';
import { guardUpload } from '../../editing/media/running-uploads.ts';
import { RefusedFile, sendInParts } from './send-in-parts.ts';

/** A file that this page uploads. */
export interface RunningUpload {
  key: number;
  role: ImportFileRole;
  name: string;
  bytes: number;
  /** Bytes that have arrived. */
  sent: number;
  state: 'sending' | 'interrupted' | 'refused';
  /** Why it was refused. */
  message: string;
  /** Id on the server; null before it knows the file. */
  id: number | null;
}

let uploads: readonly RunningUpload[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function replace(next: readonly RunningUpload[]): void {
  uploads = next;
  listeners.forEach((listener) => listener());
}

function change(key: number, next: Partial<RunningUpload>): void {
  replace(uploads.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
}

/** Takes an upload from the list; one in progress ends with its part. */
export function dropUpload(key: number): void {
  replace(uploads.filter((upload) => upload.key !== key));
}

/** Returns the uploads of this page. They go on when another screen is opened. */
export function useRunningUploads(): readonly RunningUpload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}

/** Uploads files one after the other; `onComplete` is called for each before it leaves the list of this page. */
export async function uploadImportFiles(
  files: readonly File[],
  role: ImportFileRole,
  onComplete: () => Promise<void>,
): Promise<void> {
  const queue = files.map((file) => ({ file, upload: enqueue(file, role) }));
  for (const { file, upload } of queue)
    if (upload.state !== 'refused') await guardUpload(send(file, upload, onComplete));
}

function enqueue({ name, size }: File, role: ImportFileRole): RunningUpload {
  const fault = importFileFault(role, { name, size });
  lastKey += 1;
  const upload: RunningUpload = {
    key: lastKey,
    role,
    name,
    bytes: size,
    sent: 0,
    state: fault === null ? 'sending' : 'refused',
    message: fault ?? '',
    id: null,
  };
  replace([...uploads, upload]);
  return upload;
}

async function send(file: File, { key, role }: RunningUpload, onComplete: () => Promise<void>): Promise<void> {
  const isRemoved = () => !uploads.some((upload) => upload.key === key);
  try {
    await sendInParts(file, role, {
      onProgress(sent, { id }: ImportFile) {
        change(key, { sent, id, state: 'sending' });
      },
      onInterrupted: () => change(key, { state: 'interrupted' }),
      isRemoved,
    });
    await onComplete();
    dropUpload(key);
  } catch (error) {
    const message = error instanceof RefusedFile ? error.message : messages.failed.text;
    change(key, { state: 'refused', message });
  }
}
