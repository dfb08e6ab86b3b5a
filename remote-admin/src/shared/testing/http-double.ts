import type { Answer } from 'shared-contracts/http';

type Fields = Readonly<Record<string, unknown>>;

/** The http module as a test sees it: what was asked, and what is answered. */
export const http = {
  getJson: jest.fn<Promise<Answer<unknown>>, [path: string, params?: Fields]>(),
  getFile: jest.fn<Promise<Answer<Blob>>, [path: string, params: Fields]>(),
  sendForm: jest.fn<Promise<Answer<unknown>>, [method: string, path: string, fields: Fields, key?: string]>(),
  sendFile: jest.fn<
    Promise<Answer<unknown>>,
    [
      path: string,
      fields: Readonly<Record<string, string | Blob | readonly Blob[]>>,
      onProgress: (sent: number) => void,
      key?: string,
    ]
  >(),
  openStream: jest.fn<Promise<Answer<ReadableStream<Uint8Array>>>, [path: string, options: { signal: AbortSignal }]>(
    () => new Promise(() => undefined),
  ),
  attendance: { isAway: () => false },
  forgetSession: jest.fn(),
  prolongSession: jest.fn(),
  departure: { go: jest.fn() },
};

export function succeeded(data: unknown = {}, extra: Partial<Answer<unknown>> = {}): Answer<unknown> {
  return { success: true, status: 200, data, ...extra };
}

export function refused(status: number, extra: Partial<Answer<unknown>> = {}): Answer<unknown> {
  return { success: false, status, ...extra };
}

/** Answers reads by path; an unknown path is a 404, a thrown one has no envelope. */
export function answerReads(byPath: Readonly<Record<string, (params: Fields) => Answer<unknown>>>): void {
  http.getJson.mockImplementation(async (path, params = {}) => (byPath[path] ?? (() => refused(404)))(params));
}

export function unreachable(): never {
  throw new Error('The server did not answer with an envelope');
}
