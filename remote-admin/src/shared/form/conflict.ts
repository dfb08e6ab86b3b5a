import type { VersionConflict } from 'shared-contracts/envelope';
import type { Answer } from 'shared-contracts/http';
import { ask, type Decision } from '../dialogs.ts';
import { messages } from 'shared-contracts/messages';

/** Somebody else saved first: status 409 with both versions (design §5). */
export function isConflict(answer: Answer<unknown>): boolean {
  const { status, data } = answer;
  return status === 409 && typeof data === 'object' && data !== null && 'current_version' in data;
}

/** 'confirm' loads the newer version, 'deny' overwrites it. Nothing typed is lost either way. */
export function askAboutConflict({ sent_version, current_version }: VersionConflict): Promise<Decision> {
  return ask({
    title: 'Bu kayıt siz yazarken değişti.',
    text: `Siz ${sent_version}. sürümü düzenliyordunuz, şimdi ${current_version}. sürüm var. Yeni sürümü yüklerseniz yazdıklarınız taslak olarak kalır.`,
    confirm: 'Yeni sürümü yükle',
    deny: 'Benimkini kaydet',
    cancel: messages.confirmDelete.cancel,
  });
}
