import { basename, dirname } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../files/store/file-store.ts';
import { fileReading } from './file-reading.ts';

interface SentFile {
  /** Name in the store. */
  file: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends a stored file, or the part of it that the request asks for. Returns whether it exists; the handler then returns
 * the reply. The plugin of the route has registered `@fastify/static`.
 */
export async function sendStoredFile(
  reply: FastifyReply,
  files: FileStore,
  { file, headers }: SentFile,
): Promise<boolean> {
  const path = await files.localPath(file);
  if (path === null) return false;
  // The reply itself would be awaited: it is a promise of the response.
  void reply.headers(headers).sendFile(basename(path), dirname(path), fileReading);
  return true;
}
