import type { FastifyInstance } from 'fastify';
import type { AttachmentType } from '@vitrin/shared-contracts/attachments';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { NotFound } from '../../platform/errors.ts';
import { sendAttachment } from '../../platform/http/send-attachment.ts';
import type { Services } from '../../services.ts';
import { attachmentsOf } from './attachments.repository.ts';
import { supportFiles } from './attachments.service.ts';
import { requireReadable, readerOf } from './support.service.ts';

const types: Readonly<Record<AttachmentType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

/** Serves an attachment to users who may read its request. */
export function attachmentRoutes(app: FastifyInstance, { db, files }: Pick<Services, 'db' | 'files'>): void {
  const url = `${api.adminSupport}/:id/attachments/:attachment`;
  const options = { config: { access: { right: 'support.ask' } } } as const;
  app.get<{ Params: { id: string; attachment: string } }>(url, options, async (request, reply) => {
    const id = idOf(request.params.id);
    const attachmentId = idOf(request.params.attachment);
    await requireReadable(db, readerOf(sessionOf(request)), id);
    const found = (await attachmentsOf(db, id)).find((attachment) => attachment.id === attachmentId);
    if (!found) throw new NotFound();
    const file = supportFiles.storedName(found.file);
    return sendAttachment(reply, files, { file, name: found.name, type: types[found.type] });
  });
}
