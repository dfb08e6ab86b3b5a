import type { FastifyInstance } from 'fastify';
import type { DocumentRow } from '@vitrin/shared-contracts/documents';
import { api } from '@vitrin/shared-contracts/paths';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { searchFilter } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { documentRecords, documentRows } from './documents.service.ts';
import { listPublic } from './public-documents.repository.ts';

export async function documentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, downloadCounts } = services;
  app.get(api.documents, { config: { responses: 'DocumentList', content: ['document', 'media'] } }, async (request) =>
    dataEnvelope(await listPublic(db, await requestLanguages(db, request))),
  );

  app.get(
    api.adminDocuments,
    { config: { access: { right: 'documents.read' }, responses: 'DocumentRow[]', filters: searchFilter } },
    async ({ query }) => {
      await downloadCounts.flush(db);
      return dataEnvelope(searchInMemory(await documentRows(db), query, wordsOf));
    },
  );

  recordRoutes(app, services, { url: api.adminDocuments, responses: 'DocumentRecord', records: documentRecords });
}

function wordsOf({ title, files }: DocumentRow): string[] {
  return [title, ...files.map(({ name }) => name)];
}
