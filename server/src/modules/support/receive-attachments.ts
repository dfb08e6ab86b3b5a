import type { FastifyRequest } from 'fastify';
import { attachmentsField } from 'shared-contracts/attachments';
import { limits } from 'shared-contracts/limits';
import { jsonField } from '../../platform/http/form-fields.ts';
import { readFormWithFiles } from '../../platform/http/form-file.ts';
import { problems } from '../../platform/http/problem.ts';
import type { SentForm } from './attachments.service.ts';

/** Reads a form with its files and hands it to `handle`; afterwards those are gone unless they were kept. */
export async function receiveAttachments<T>(
  request: FastifyRequest,
  dataDir: string,
  handle: (sent: SentForm) => Promise<T>,
): Promise<T> {
  const rules = { field: attachmentsField, bytes: limits.fileBytes, most: limits.attachments, dataDir };
  const { fields, files, discard } = await readFormWithFiles(request, rules);
  try {
    if (fields.has('_method')) throw problems.method(['POST']);
    return await handle({ value: jsonField(fields, 'form_data'), files });
  } finally {
    await discard();
  }
}
