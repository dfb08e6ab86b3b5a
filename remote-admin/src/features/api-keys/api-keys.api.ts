import type { ApiKeyInput, NewApiKey } from '@vitrin/shared-contracts/api-keys';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';

export async function createApiKey(input: ApiKeyInput, key: string): Promise<ApiResponse<NewApiKey>> {
  return await sendForm('POST', api.adminApiKeys, { form_data: input }, key);
}

export const revokeApiKey = (id: number) => sendForm('DELETE', api.adminApiKey(id), {});
