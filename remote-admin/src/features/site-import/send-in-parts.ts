import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import type { ImportFile, ImportFileRole } from '@vitrin/shared-contracts/site-import';
import { beginImportFile, sendImportPart } from './site-import.api.ts';

/** What an upload tells while it goes on. */
export interface UploadWatch {
  /** Called with the bytes that have arrived, and the file as the server knows it. */
  onProgress(sent: number, stored: ImportFile): void;
  /** The connection is lost: the part is sent again after a pause. */
  onInterrupted(): void;
  isRemoved(): boolean;
}

/** The server does not want the file; the message says why. */
export class RefusedFile extends Error {}

const MAX_PAUSE_MS = 30_000;

/** Uploads a file part by part and goes on where the server has it. A part that was cut is sent again. Throws `RefusedFile`. */
export async function sendInParts(file: File, role: ImportFileRole, watch: UploadWatch): Promise<void> {
  const input = { role, name: file.name, bytes: file.size, fingerprint: fingerprintOf(file) };
  let stored = await untilAnswered(() => beginImportFile(input), watch);
  watch.onProgress(stored.next_part * stored.part_bytes, stored);
  while (stored.next_part < stored.parts && !watch.isRemoved()) {
    const known = stored;
    stored = await untilAnswered(() => sendPart(file, known, watch), watch);
    watch.onProgress(Math.min(stored.next_part * stored.part_bytes, file.size), stored);
  }
}

/** The same file after a reload of the page. */
function fingerprintOf({ name, size, lastModified }: File): string {
  return `${lastModified}.${size}.${name}`.slice(-300);
}

function sendPart(file: File, stored: ImportFile, watch: UploadWatch): Promise<ApiResponse<ImportFile>> {
  const { id, next_part, part_bytes } = stored;
  const first = next_part * part_bytes;
  const part = file.slice(first, first + part_bytes);
  return sendImportPart(id, next_part, part, (sent) => watch.onProgress(first + sent * part.size, stored));
}

/** Repeats a request until the server takes it or refuses it; a conflict says which part it waits for. */
async function untilAnswered(request: () => Promise<ApiResponse<ImportFile>>, watch: UploadWatch): Promise<ImportFile> {
  for (let pauseMs = 1_000; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)) {
    const answer = await request().catch(() => null);
    if (answer?.data && (answer.success || answer.status === 409)) return answer.data;
    if (answer && answer.status < 500) throw new RefusedFile(reasonOf(answer));
    if (watch.isRemoved()) throw new RefusedFile('');
    watch.onInterrupted();
    await connectionOrPause(pauseMs);
  }
}

function reasonOf({ errors, message }: ApiResponse<unknown>): string {
  return Object.values(errors ?? {})[0] ?? message ?? messages.failed.text;
}

/** Resolves after the pause, or as soon as the browser is online again. */
function connectionOrPause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}
