import type { Sentence } from '../../shared/texts/words.ts';

/**
 * Reason for opening the page, from `?durum=`: the panel was unreachable, the session was ended in another tab, or the
 * form was posted without JavaScript. Also names the first run of a site that is not set up.
 * `retry` shows a link back to the panel; `email` is the posted e-mail.
 */
export interface SignInReason {
  text: string;
  retry: boolean;
  email: string;
  /** Set if the site is not set up: whether the setup code is needed, and whether the site has content already. */
  firstRun?: { needsCode: boolean; hasContent: boolean };
}

const firstRuns: Readonly<Record<string, boolean>> = { kurulum: false, 'kurulum-kodu': true };

const reasons: Readonly<Record<string, { text: Sentence; retry: boolean }>> = {
  ulasilamadi: { text: 'Yönetim paneline şu anda ulaşılamıyor. Oturumunuz açık kaldı.', retry: true },
  'baska-sekme': {
    text: 'Oturumunuz başka bir sekmede kapatıldı. Yazdıklarınız taslak olarak saklandı.',
    retry: false,
  },
  'betik-gerekli': {
    text: 'Giriş tamamlanamadı: Yönetim Paneli için tarayıcınızda JavaScript açık olmalıdır. Şifrenizi yeniden yazın.',
    retry: false,
  },
};

export function signInReasonOf(address: string): SignInReason | null {
  const { searchParams } = new URL(address);
  const state = searchParams.get('durum') ?? '';
  const needsCode = Object.hasOwn(firstRuns, state) ? firstRuns[state] : undefined;
  const hasContent = searchParams.get('icerik') === 'var';
  if (needsCode !== undefined) return { text: '', retry: false, email: '', firstRun: { needsCode, hasContent } };
  const known = Object.hasOwn(reasons, state) ? reasons[state] : undefined;
  return known ? { ...known, email: searchParams.get('eposta') ?? '' } : null;
}
