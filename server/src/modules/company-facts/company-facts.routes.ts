import type { FastifyInstance } from 'fastify';
import { companyFactsSchema } from '@vitrin/shared-contracts/company-facts';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { changeCompanyFacts, publicCompany, readCompanyFacts } from './company-facts.service.ts';

export async function companyFactsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(
    api.companyFacts,
    { config: { responses: 'SiteCompany', content: ['company-facts', 'contract', 'branding'] } },
    async () => dataEnvelope(await publicCompany(db)),
  );

  app.get(
    api.adminCompanyFacts,
    { config: { responses: 'CompanyFactsRecord', access: { right: 'contact-information.read' } } },
    async () => dataEnvelope(await readCompanyFacts(db)),
  );

  formResource(app, api.adminCompanyFacts, {
    PUT: {
      right: 'contact-information.write',
      responses: 'CompanyFactsRecord',
      body: companyFactsSchema,
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.updated, await changeCompanyFacts(services, context, Object.fromEntries(fields))),
    },
  });
}
