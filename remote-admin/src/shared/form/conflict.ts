import type { VersionConflict } from 'shared-contracts/envelope';
import type { ApiResponse } from 'shared-contracts/http';
import { ask, type Decision } from '../dialogs.ts';
import { messages } from 'shared-contracts/messages';
import { relativeTime } from 'shared-contracts/relative-time';
import { fieldsText } from '../field-labels.ts';

/** Checks whether another user has saved first: status 409 with both versions (product §11). */
export function isConflict(answer: ApiResponse<unknown>): boolean {
  const { status, data } = answer;
  return status === 409 && typeof data === 'object' && data !== null && 'current_version' in data;
}

/**
 * Asks how to resolve a version conflict: 'confirm' loads the newer version, 'deny' overwrites it. The input is kept
 * either way.
 */
export function askAboutConflict({ saved }: VersionConflict): Promise<Decision> {
  return ask({
    title: 'Bu kayıt siz yazarken değişti.',
    text: [savedText(saved), 'Yeni hâlini yüklerseniz yazdıklarınız taslak olarak kalır.'].filter(Boolean).join(' '),
    confirm: 'Yeni hâlini yükle',
    deny: 'Benimkini kaydet',
    cancel: messages.confirmDelete.cancel,
  });
}

/** Returns who saved the newer version, when, and which fields have changed. */
function savedText(saved: VersionConflict['saved']): string {
  if (!saved) return '';
  const { by, at, fields } = saved;
  const what = fields.length > 0 ? ` Değişenler: ${fieldsText(fields)}.` : '';
  return `${by} ${relativeTime(new Date(at), new Date())} kaydetti.${what}`;
}
