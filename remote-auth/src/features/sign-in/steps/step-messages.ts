import type { Sentence } from '../../../shared/texts/words.ts';

/** Reason why a step returns to the login card; the server gives no details about the challenge token. */
export const stepExpired: Sentence =
  'Bu adımın süresi doldu ya da çok fazla yanlış kod girildi. Lütfen şifrenizi yazarak baştan başlayın.';

export const unreachable: Sentence =
  'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.';
