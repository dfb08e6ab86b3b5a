import { readStart, sendOutgoing } from '../../../platform/http/outgoing-request.ts';

const TIMEOUT_MS = 3_000;
/** A key set has a few kilobytes. */
const MAX_BYTES = 256_000;

interface FetchOptions {
  /** The host may be in a private network. */
  allowsPrivate: boolean;
}

/** Fetches a JSON document. Throws for every other response than 200 with JSON. */
export async function fetchJson(url: URL, { allowsPrivate }: FetchOptions): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'Vitrin' };
  const response = await sendOutgoing({ url, headers, timeoutMs: TIMEOUT_MS, allowsPrivate });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`HTTP ${response.statusCode}`);
  }
  const body = await readStart(response, MAX_BYTES + 1);
  if (body.length > MAX_BYTES) throw new Error('Response too large');
  return JSON.parse(body.toString('utf8'));
}
