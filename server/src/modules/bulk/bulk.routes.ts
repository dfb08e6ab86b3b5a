import type { FastifyInstance } from 'fastify';
import { bulkInputSchema, type BulkAction, type BulkInput } from '@vitrin/shared-contracts/bulk';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { allowedKind } from '../../content/allowed-kind.ts';
import { deleteRightOf } from '../../content/trash/records-of.ts';
import { requireRight } from '../../platform/auth/guard.ts';
import { NotFound } from '../../platform/errors.ts';
import { writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeMany } from './bulk.service.ts';
import { formData } from '../../platform/http/request-body.ts';

const done: Readonly<Record<BulkAction, string>> = {
  publish: 'Yayınlandı.',
  withdraw: 'Yayından kaldırıldı.',
  trash: messages.trashed,
  set: messages.updated,
};

/** The route of operations on several records, for all kinds whose records staff create. */
export async function bulkRoutes(app: FastifyInstance, services: Services): Promise<void> {
  formResource(app, api.adminBulk(':entity'), {
    PUT: {
      // The right of the kind is required too, and for the trash the right to delete its records.
      right: 'account.use',
      responses: 'BulkResult',
      body: formData(bulkInputSchema),
      async handle({ request, fields, context, session: { rights } }) {
        const kind = allowedKind(services, request);
        if (!kind.rows) throw new NotFound();
        const input: BulkInput = validated(bulkInputSchema, jsonField(fields, 'form_data'));
        if (input.action === 'trash') requireRight(request, deleteRightOf(kind));
        return writeEnvelope(done[input.action], await changeMany(services, context, { ...input, kind, rights }));
      },
    },
  });
}
