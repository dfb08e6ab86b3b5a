import type { FastifyInstance } from 'fastify';
import { contractKindLabels, type ContractRecord, contractInputSchema } from '@vitrin/shared-contracts/contracts';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { recordRoutesWithId } from '../../content/record/record-routes.ts';
import { NotFound } from '../../platform/errors.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listContracts } from './contracts.repository.ts';
import { contractRecords } from './contracts.service.ts';
import { findContract, listContractLinks } from './public-contracts.repository.ts';
import { ChangedFields, formData, searchFilter } from '../../platform/http/request-body.ts';

export async function contractRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;

  app.get(api.contracts, { config: { responses: 'ContractLink[]', content: ['contract'] } }, async (request) =>
    dataEnvelope(await listContractLinks(db, await requestLanguages(db, request))),
  );

  const contractRoutesById = { config: { responses: 'Contract', content: ['contract'] } } as const;
  app.get<{ Params: { slug: string } }>('/api/pages/contract/:slug', contractRoutesById, async (request) => {
    const contract = await findContract(db, request.params.slug, await requestLanguages(db, request));
    if (!contract) throw new NotFound();
    return dataEnvelope(contract);
  });

  const list = {
    config: { access: { right: 'contracts.read' }, responses: 'ContractRecord[]', filters: searchFilter },
  } as const;
  app.get(api.adminContracts, list, async ({ query }) =>
    dataEnvelope(searchInMemory(await listContracts(db, await defaultLanguageOf(db)), query, searchableTexts)),
  );

  recordRoutesWithId(app, services, {
    url: api.adminContracts,
    responses: 'ContractRecord',
    records: contractRecords,
    readForm: (fields) => jsonField(fields, 'form_data'),
    bodies: { create: formData(contractInputSchema), change: new ChangedFields(contractInputSchema) },
    done: { created: messages.contractCreated, updated: messages.contractUpdated },
  });
}

/** Returns the searchable texts of a row; the contract text itself is not searched. */
function searchableTexts({ kind, translations }: ContractRecord): string[] {
  return [contractKindLabels[kind], ...Object.values(translations).map(({ name, seo_name }) => `${name}\n${seo_name}`)];
}
