import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { idOf } from '../../platform/http/form-fields.ts';
import { contextOf } from '../../platform/http/form-resource.ts';
import { NotFound } from '../../platform/errors.ts';
import { sendAttachment } from '../../platform/http/send-attachment.ts';
import { storedCvName } from '../media/cv-files.ts';
import type { Services } from '../../services.ts';
import { findCv } from './mailbox.repository.ts';
import { recordAccess } from './access-log.service.ts';

const kind = 'human-resources';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/**
 * Sends a CV as an attachment. The file comes from an unknown visitor, so it is never opened in the page (product §11).
 */
export function cvRoutes(app: FastifyInstance, { db, files }: Pick<Services, 'db' | 'files'>): void {
  const options = { config: { access: { right: `messages.${kind}` } } } as const;
  app.get<{ Params: { id: string } }>(`${api.adminMailbox(kind)}/:id/cv`, options, async (request, reply) => {
    const id = idOf(request.params.id);
    const cv = await findCv(db, kind, id);
    if (!cv) throw new NotFound();
    await recordAccess(db, contextOf(request), { kind, id, reference: cv.reference, what: 'cv' });
    return sendAttachment(reply, files, { file: storedCvName(cv.file), name: cv.name, type: types[cv.type] });
  });
}
