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
 * Sends a stored file, or the part of it that the request asks for; returns null when it is missing. The plugin of the
 * route has registered `@fastify/static`.
 */
export async function sendStoredFile(
  reply: FastifyReply,
  files: FileStore,
  { file, headers }: SentFile,
): Promise<FastifyReply | null> {
  const path = await files.localPath(file);
  return path === null ? null : reply.headers(headers).sendFile(basename(path), dirname(path), fileReading);
}
