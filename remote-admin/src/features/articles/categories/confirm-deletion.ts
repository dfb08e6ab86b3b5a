import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { ask } from '../../../ui/feedback/dialogs.ts';

/** Asks before a category with articles is deleted; resolves to whether the user has confirmed. */
export async function confirmDeletion({ name, articles }: ArticleCategoryRow): Promise<boolean> {
  const decision = await ask({
    title: `“${name}” kategorisi çöpe taşınsın mı?`,
    text: `Bu kategoride ${articles} makale var. Makaleler silinmez, kategorisiz kalır. Kategoriyi çöp kutusundan geri alırsanız yeniden onun makaleleri olurlar.`,
    confirm: 'Çöpe taşı',
    cancel: 'Vazgeç',
  });
  return decision === 'confirm';
}
