import type { MovedAddress } from '@vitrin/shared-contracts/envelope';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import { removeFormerAddress } from '../../data/links.api.ts';

/** Takes back what a message reports. */
export interface Undo {
  label: string;
  call: () => Promise<ApiResponse<unknown>>;
  /** Message after it was taken back. */
  success: string;
  /** API paths that taking it back changes. */
  changes: readonly string[];
}

/** Returns what a save has done with changed addresses, and how that is taken back. */
export function movedFeedback(moved: readonly MovedAddress[]): { text: string; undo: Undo } {
  const several = moved.length > 1;
  return {
    text: several ? 'Eski adresler yenilerine yönlendiriliyor.' : 'Eski adres yenisine yönlendiriliyor.',
    undo: {
      label: several ? 'Yönlendirmeleri kaldır' : 'Yönlendirmeyi kaldır',
      call: () => removeAll(moved),
      success: several ? 'Yönlendirmeler kaldırıldı.' : 'Yönlendirme kaldırıldı.',
      changes: [api.adminRedirects],
    },
  };
}

/** Stops at the first failure. */
async function removeAll([first, ...others]: readonly MovedAddress[]): Promise<ApiResponse<unknown>> {
  if (!first) return { success: true, status: 200 };
  const answer = await removeFormerAddress(first.source);
  return answer.success && others.length > 0 ? removeAll(others) : answer;
}
