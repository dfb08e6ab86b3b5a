import { adminPaths } from 'shared-contracts/paths';
import type { DraftForm } from '../draft-form.ts';

/** İçerik İşlemleri: articles, contracts and pictures. */
export const contentForms = {
  article: {
    label: 'Makale',
    right: 'articles.write',
    update: adminPaths.articleUpdate,
    insert: adminPaths.articleInsert,
    name: 'title',
  },
  contract: {
    label: 'Sözleşme',
    right: 'contracts.write',
    update: adminPaths.contractUpdate,
    insert: adminPaths.contractInsert,
    name: 'name',
  },
  media: { label: 'Görsel', right: 'media.write', update: adminPaths.mediaRecord, name: 'alts' },
} as const satisfies Record<string, DraftForm>;
