import type { FastifyInstance } from 'fastify';
import { companyAnnouncementSchema, type CompanyAnnouncementRow } from '@vitrin/shared-contracts/company-announcements';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { formData, searchFilter } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listAnnouncementRows, listAnnouncements } from './company-announcements.repository.ts';
import { entity, publishAnnouncement } from './company-announcements.service.ts';

/** There is no route that changes or deletes one. */
export async function companyAnnouncementRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(api.companyAnnouncements, { config: { responses: 'CompanyAnnouncement[]', content: [entity] } }, async () =>
    dataEnvelope(await listAnnouncements(db)),
  );

  const list = {
    config: { access: { right: 'contracts.read' }, responses: 'CompanyAnnouncementRow[]', filters: searchFilter },
  } as const;
  app.get(api.adminCompanyAnnouncements, list, async ({ query }) =>
    dataEnvelope(searchInMemory(await listAnnouncementRows(db), query, searchableTexts)),
  );

  formResource(app, api.adminCompanyAnnouncements, {
    POST: {
      right: 'contracts.write',
      responses: 'CompanyAnnouncementRow',
      body: formData(companyAnnouncementSchema),
      handle: async ({ fields, context }) =>
        writeEnvelope('İlan Yayınlandı!', await publishAnnouncement(services, context, jsonField(fields, 'form_data'))),
    },
  });
}

function searchableTexts({ title, text }: CompanyAnnouncementRow): string[] {
  return [title, text];
}
