import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { serverAnswers } from '@vitrin/shared-contracts/server-answers';
import type { StorageFault } from '../files/storage-error.ts';

type Extras = Pick<Envelope, 'errors' | 'code' | 'data'>;

/** A request that ends with an error response: status, Turkish message, and the additional fields of the envelope. */
export class Problem extends Error {
  readonly status: number;
  readonly extras: Extras;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, extras: Extras = {}, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.extras = extras;
    this.headers = headers;
  }
}

const storageTexts: Readonly<Record<StorageFault, string>> = {
  full: 'Sunucuda yer kalmadı; kaydedilemedi. Yazdıklarınız bu sayfada duruyor. Lütfen site yöneticisine haber verin.',
  failed:
    'Sunucunun diskine yazılamıyor; kaydedilemedi. Yazdıklarınız bu sayfada duruyor. Lütfen site yöneticisine haber verin.',
};

export const problems = {
  malformed: (message = 'İstek okunamadı.') => new Problem(400, message),
  noAddress: () => new Problem(404, 'Böyle bir adres yok.'),
  method: (allowed: readonly string[] = []) =>
    new Problem(405, 'Bu adres bu yöntemi desteklemiyor.', {}, allowed.length > 0 ? { allow: allowed.join(', ') } : {}),
  tooLarge: () => new Problem(413, 'Gönderilen veri çok büyük.'),
  contentType: () => new Problem(415, 'Bu içerik türü kabul edilmiyor.'),
  /** A part of a file that lies behind its end. The header names the size. */
  range: (contentRange?: string) =>
    new Problem(
      416,
      'İstenen bölüm dosyanın dışında.',
      {},
      { 'cache-control': 'no-store', ...(contentRange !== undefined && { 'content-range': contentRange }) },
    ),
  storage: (fault: StorageFault, message = storageTexts[fault]) => new Problem(507, message),
  busy: (seconds: number) =>
    new Problem(
      503,
      'Şu anda çok fazla dosya gönderiliyor. Lütfen biraz bekleyip yeniden deneyin.',
      {},
      { 'retry-after': String(seconds) },
    ),
  unavailable: () => new Problem(503, serverAnswers.unavailable, {}, { 'retry-after': '5' }),
} as const;

/** Returns the response for an unexpected error. */
export function unexpectedProblem(): Problem {
  return new Problem(500, serverAnswers.unexpected);
}
