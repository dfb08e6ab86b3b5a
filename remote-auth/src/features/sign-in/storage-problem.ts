import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import type { Sentence } from '../../shared/texts/words.ts';

const texts = {
  blocked:
    'Tarayıcınız bu sitenin veri saklamasını engelliyor; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu site için çerezlere ve site verilerine izin verip sayfayı yenileyin.',
  full: 'Tarayıcınızda bu site için ayrılan yer dolu; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu sitenin verilerini silip sayfayı yenileyin.',
} as const satisfies Record<string, Sentence>;

/** Returns why this browser cannot keep a session until the panel is open; null if it can. */
export function storageProblem(): string | null {
  // Where cookies are off, the cookie that binds the session to the browser is missing too.
  const state = navigator.cookieEnabled ? localStore.state() : 'blocked';
  return state === 'lasting' ? null : texts[state];
}
