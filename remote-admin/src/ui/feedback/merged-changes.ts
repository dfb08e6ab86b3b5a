import type { MergedChanges } from '@vitrin/shared-contracts/envelope';
import { api } from '@vitrin/shared-contracts/paths';
import { fieldsText } from '../../data/field-labels.ts';
import { sendForm } from '../../data/http.ts';
import type { Undo } from './moved-addresses.ts';
import { historyPath } from '../../data/history.api.ts';

/** Returns what a save has kept of the changes of others, and how the merge is taken back. */
export function mergedFeedback(
  { by, fields, version }: MergedChanges,
  changes: readonly string[],
): { text: string; undo: Undo } {
  const { entity, record, number } = version;
  return {
    text: `${by} bu arada kaydetti; şu değişiklikleri korundu: ${fieldsText(fields, entity)}.`,
    undo: {
      label: 'Birleştirmeyi geri al',
      call: () => sendForm('POST', api.adminVersionUndo(entity, record, number), {}),
      success: 'Geri alındı. Sizin değişiklikleriniz Geçmiş’te duruyor.',
      changes: [...changes, historyPath(version)],
    },
  };
}
