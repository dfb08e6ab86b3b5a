export interface SentReport {
  url: string;
  keepalive: boolean | undefined;
  headers: Headers;
  body: unknown;
}

/** Collects the reports that the page sends from now on. */
export function collectReports(): SentReport[] {
  const sent: SentReport[] = [];
  globalThis.fetch = async (input, { keepalive, headers, body } = {}) => {
    sent.push({
      url: input as string,
      keepalive,
      headers: new Headers(headers),
      body: JSON.parse(body as string) as unknown,
    });
    return new Response(null, { status: 204 });
  };
  return sent;
}
