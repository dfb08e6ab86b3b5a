import { useEffect, useState } from 'react';
import { hasEndedSession } from '@vitrin/shared-contracts/return-address';
import type { Sentence } from '../../shared/texts/words.ts';
import type { SignInReason } from './sign-in-reason.ts';
import { storageProblem } from './storage-problem.ts';

export type CardNotice = Pick<SignInReason, 'text' | 'retry'>;

const endedSession: Sentence =
  'Oturumunuz sona erdi. Yazdıklarınız taslak olarak saklandı; giriş yaptığınızda kaldığınız ekrana dönersiniz.';

/**
 * Returns the notice of the login card: that nobody can sign in with this browser, what opened the card, or that a
 * session has ended here. The first and the last are known once the page is hydrated: the server does not know them.
 */
export function useCardNotice(given: CardNotice | null): CardNotice | null {
  const [found, setFound] = useState<{ problem: string | null; hasEnded: boolean }>({ problem: null, hasEnded: false });
  useEffect(() => setFound({ problem: storageProblem(), hasEnded: hasEndedSession() }), []);
  if (found.problem !== null) return { text: found.problem, retry: false };
  return given ?? (found.hasEnded ? { text: endedSession, retry: false } : null);
}
