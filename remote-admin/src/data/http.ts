import type * as Http from '@vitrin/shared-contracts/http';
import { dropEarlyReads } from './early-reads.ts';

/** Loads the HTTP client with the first request: axios is not part of the initial bundle. */
export const loadHttp = () => import('@vitrin/shared-contracts/http');

export async function getJson<T>(...call: Parameters<typeof Http.getJson>): Promise<Http.ApiResponse<T>> {
  return (await loadHttp()).getJson<T>(...call);
}

export async function getFile(...call: Parameters<typeof Http.getFile>): Promise<Http.ApiResponse<Blob>> {
  return (await loadHttp()).getFile(...call);
}

export async function sendForm<T>(...call: Parameters<typeof Http.sendForm>): Promise<Http.ApiResponse<T>> {
  return writing((await loadHttp()).sendForm<T>(...call));
}

export async function sendFile<T>(...call: Parameters<typeof Http.sendFile>): Promise<Http.ApiResponse<T>> {
  return writing((await loadHttp()).sendFile<T>(...call));
}

/** Data that was requested before the write or during it may be outdated. */
async function writing<T>(request: Promise<T>): Promise<T> {
  dropEarlyReads();
  try {
    return await request;
  } finally {
    dropEarlyReads();
  }
}

/** A shell of API surface 1.0 lacks the function: the request is not sent, as if the server did not support it. */
export async function sendUnattended<T>(
  ...call: Parameters<typeof Http.sendUnattended>
): Promise<Http.UnattendedResponse<T>> {
  const client = await loadHttp();
  if (!('sendUnattended' in client)) return { success: false, status: 404, retryAfterSeconds: null };
  return client.sendUnattended<T>(...call);
}
