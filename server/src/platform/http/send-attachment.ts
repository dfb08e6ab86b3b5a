import { open } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { errorCode } from '../error-code.ts';
import { NotFound } from '../errors.ts';

export interface Attachment {
  path: string;
  /** As the browser is to save it. */
  name: string;
  type: string;
}

/** A file that somebody has sent us: taken away, never opened in the page (product §11). */
export async function sendAttachment(reply: FastifyReply, { path, name, type }: Attachment): Promise<FastifyReply> {
  const file = await open(path).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new NotFound() : error;
  });
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${headerName(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.createReadStream());
}

/** As RFC 8187 wants a name in a header: brackets and the like would end it. */
function headerName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
