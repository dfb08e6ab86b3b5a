/** A form as the server receives it. */
export interface SentRequest {
  path: string;
  key: string | null;
  fields: Record<string, FormDataEntryValue>;
}

export interface FormServer {
  sent: SentRequest[];
  /** Sets the response to the next forms; status 0 simulates a lost connection. */
  respondWith: (status: number, body?: object) => void;
}

/** Replaces `fetch` for forms that are sent by script. */
export function mockFormResponses(): FormServer {
  const sent: SentRequest[] = [];
  let next: { status: number; body: object } = { status: 0, body: {} };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const fields = Object.fromEntries(await request.formData());
    sent.push({ path: pathname + search, key: request.headers.get('idempotency-key'), fields });
    if (next.status === 0) throw new TypeError('Failed to fetch');
    return Response.json(next.body, { status: next.status });
  };
  return {
    sent,
    respondWith(status, body = {}) {
      next = { status, body };
    },
  };
}
