import { limits } from '../rules/limits.ts';
import { documentGroupLabels } from '../texts/document-labels.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

/** Documents to download: all of them, those of a group, or chosen ones. */
export const documentsSection = defineSection({
  kind: 'documents',
  version: 1,
  group: 'records',
  label: 'Dokümanlar',
  sentence: 'İndirilecek kataloglar ve belgeler: tümü, bir grup ya da seçtikleriniz.',
  shared: {
    category: field.choice({ all: 'Tüm gruplar', ...documentGroupLabels }, { label: 'Grup' }),
    documents: field.records({
      label: 'Dokümanlar',
      of: 'document',
      maxItems: limits.document.chosen,
      help: 'Hiçbirini seçmezseniz grubun tamamı görünür; seçerseniz verdiğiniz sırayla, grup ayarına bakılmadan.',
    }),
  },
  texts: {
    title: field.text({ label: 'Başlık', max: limits.title.max }),
    text: field.longText({ label: 'Giriş metni', max: limits.sectionText.max }),
  },
  records: 'documents',
});
