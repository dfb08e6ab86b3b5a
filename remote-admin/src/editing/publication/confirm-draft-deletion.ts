import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { ask } from '../../ui/feedback/dialogs.ts';

/** Asks before a saved draft is deleted, and names the colleagues who have written in it; resolves to whether the user has confirmed. */
export async function confirmDraftDeletion({
  title,
  others = [],
}: Pick<WorkingCopyRow, 'title' | 'others'>): Promise<boolean> {
  const authors = others.length > 0 ? `Taslağa yazan: ${others.join(', ')}. Silerseniz haber verilir.` : '';
  const kept = 'Taslak 30 gün çöp kutusunda durur ve geri alınabilir. Sitedeki içerik değişmez.';
  const decision = await ask({
    title: 'Taslak silinsin mi?',
    text: [authors, kept].filter(Boolean).join('\n'),
    confirm: 'Taslağı sil',
    cancel: 'Vazgeç',
    danger: true,
    ...(title === '' ? {} : { subject: title }),
  });
  return decision === 'confirm';
}
