import type { ContractRecord } from '@vitrin/shared-contracts/contracts';
import type { LegalTemplateId, LegalTextRow, PreparedLegalText } from '@vitrin/shared-contracts/legal-texts';
import { api } from '@vitrin/shared-contracts/paths';
import type { PublishedCopy } from '../../editing/publication/published-copy.ts';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const contractsQuery = (params: Params = {}) => listQuery<ContractRecord>(api.adminContracts, params);

/** An update is sent to the collection URL, with the id in the body. */
export const saveContract = (input: object, record: ContractRecord | null, key: string, published: PublishedCopy) => {
  const fields = { form_data: input, ...published };
  return record ? sendForm('PUT', api.adminContracts, fields) : sendForm('POST', api.adminContracts, fields, key);
};

export const legalTextsQuery = () => readQuery<LegalTextRow[]>(api.adminLegalTexts);

export const prepareLegalText = (id: LegalTemplateId) =>
  sendForm<PreparedLegalText>('POST', api.adminLegalText(id), {});

export const deleteContract = (id: number) => sendForm('DELETE', api.adminContracts, { id });
