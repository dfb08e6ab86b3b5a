import type { FastifyReply } from 'fastify';
import { NotFound } from '../errors.ts';
import type { FileStore } from '../files/store/file-store.ts';

export interface Attachment {
  /** Name in the store. */
  file: string;
  /** The file name that the browser saves. */
  name: string;
  type: string;
}

/** Sends a file received from a visitor or user as a download; it is never opened in the page (product §11). */
export async function sendAttachment(
  reply: FastifyReply,
  files: FileStore,
  { file, name, type }: Attachment,
): Promise<FastifyReply> {
  const content = await files.open(file);
  if (content === null) throw new NotFound();
  return reply
    .type(type)
    .header('content-disposition', attachmentAs(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content);
}

/** Returns the header that makes a browser save a file under a name. */
export function attachmentAs(name: string): string {
  return `attachment; filename*=UTF-8''${headerName(name)}`;
}

/** Encodes a file name for a header according to RFC 8187: characters such as brackets would end the value. */
function headerName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
