import type { FastifyInstance } from 'fastify';
import { contractKindLabels, type ContractRecord } from 'shared-contracts/contracts';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { answer, done } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { NotFound } from '../../platform/errors.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchFew } from '../../platform/http/search-few.ts';
import type { Services } from '../../services.ts';
import { findContractRecord, listContracts } from './contracts.repository.ts';
import { changeContract, contractInput, createContract, removeContract } from './contracts.service.ts';
import { findContract, listContractLinks } from './public-contracts.repository.ts';

export async function contractRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;

  app.get(api.contracts, { config: { answers: 'ContractLink[]' } }, async (request) =>
    answer(await listContractLinks(db, await requestLanguages(db, request))),
  );

  const one = { config: { answers: 'Contract' } } as const;
  app.get<{ Params: { slug: string } }>('/api/pages/contract/:slug', one, async (request) => {
    const contract = await findContract(db, request.params.slug, await requestLanguages(db, request));
    if (!contract) throw new NotFound();
    return answer(contract);
  });

  const list = { config: { access: { right: 'contracts.read' }, answers: 'ContractRecord[]' } } as const;
  app.get(api.adminContracts, list, async ({ query }) =>
    answer(searchFew(await listContracts(db, await defaultLanguageOf(db)), query, wordsOf)),
  );

  const record = { config: { access: { right: 'contracts.read' }, answers: 'ContractRecord' } } as const;
  app.get<{ Params: { id: string } }>(`${api.adminContracts}/:id`, record, async ({ params }) => {
    const contract = await findContractRecord(db, idOf(params.id), await defaultLanguageOf(db));
    if (!contract) throw new NotFound();
    return answer(contract);
  });

  formResource(app, api.adminContracts, {
    POST: {
      right: 'contracts.write',
      answers: 'ContractRecord',
      handle: async ({ fields, context }) =>
        done(
          messages.contractCreated,
          await createContract(services, context, contractInput(jsonField(fields, 'form_data'))),
        ),
    },
    PUT: {
      right: 'contracts.write',
      answers: 'ContractRecord',
      handle: async ({ fields, context }) =>
        done(
          messages.contractUpdated,
          await changeContract(services, context, contractInput(jsonField(fields, 'form_data'))),
        ),
    },
    DELETE: {
      right: 'contracts.delete',
      answers: 'RecordId',
      handle: async ({ fields, context }) =>
        done(messages.deleted, await removeContract(services, context, idOf(fields.get('id')))),
    },
  });
}

/** What a row of the list is known by; the text itself is not searched. */
function wordsOf({ kind, translations }: ContractRecord): string[] {
  return [contractKindLabels[kind], ...Object.values(translations).map(({ name, seo_name }) => `${name}\n${seo_name}`)];
}
