import type { ContractInput, ContractRecord } from 'shared-contracts/contracts';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';

export const contractsQuery = (params: Params = {}) => listQuery<ContractRecord>(api.adminContracts, params);

export const contractQuery = (id: number) => readQuery<ContractRecord>(`${api.adminContracts}/${id}`);

export const createContract = (input: ContractInput, key: string) =>
  sendForm('POST', api.adminContracts, { form_data: input }, key);

export const updateContract = (input: ContractInput) => sendForm('PUT', api.adminContracts, { form_data: input });

export const deleteContract = (id: number) => sendForm('DELETE', api.adminContracts, { id });
