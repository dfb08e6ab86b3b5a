import type { FastifyInstance } from 'fastify';
import { contractKindLabels, type ContractRecord, contractInputSchema } from '@vitrin/shared-contracts/contracts';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { NotFound } from '../../platform/errors.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { findContractRecord, listContracts } from './contracts.repository.ts';
import { changeContract, contractInput, createContract, removeContract } from './contracts.service.ts';
import { findContract, listContractLinks } from './public-contracts.repository.ts';
import { ChangedFields, formData, idField, searchFilter } from '../../platform/http/request-body.ts';

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

  const record = { config: { access: { right: 'contracts.read' }, responses: 'ContractRecord' } } as const;
  app.get<{ Params: { id: string } }>(`${api.adminContracts}/:id`, record, async ({ params }) => {
    const contract = await findContractRecord(db, idOf(params.id), await defaultLanguageOf(db));
    if (!contract) throw new NotFound();
    return dataEnvelope(contract);
  });

  formResource(app, api.adminContracts, {
    POST: {
      right: 'contracts.write',
      responses: 'ContractRecord',
      body: formData(contractInputSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(
          messages.contractCreated,
          await createContract(services, context, contractInput(jsonField(fields, 'form_data'))),
        ),
    },
    PUT: {
      right: 'contracts.write',
      responses: 'ContractRecord',
      body: new ChangedFields(contractInputSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(
          messages.contractUpdated,
          await changeContract(services, context, jsonField(fields, 'form_data')),
        ),
    },
    DELETE: {
      right: 'contracts.delete',
      responses: 'RecordId',
      body: { id: idField },
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.deleted, await removeContract(services, context, idOf(fields.get('id')))),
    },
  });
}

/** Returns the searchable texts of a row; the contract text itself is not searched. */
function searchableTexts({ kind, translations }: ContractRecord): string[] {
  return [contractKindLabels[kind], ...Object.values(translations).map(({ name, seo_name }) => `${name}\n${seo_name}`)];
}
