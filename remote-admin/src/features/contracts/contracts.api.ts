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

/** `replaces_edits`: the user has confirmed that the draft replaces what staff have written. */
export const prepareLegalText = (id: LegalTemplateId, replaces_edits: boolean) =>
  sendForm<PreparedLegalText>('POST', api.adminLegalText(id), { replaces_edits });

export const deleteContract = (id: number) => sendForm('DELETE', api.adminContracts, { id });
