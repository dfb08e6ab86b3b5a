import { limits } from '../rules/limits.ts';
import { field } from './field.ts';

/** Name or title of a record, which its lists show. */
export const nameField = (label: string) => field.text({ label, required: true, length: limits.title });

/** Address of a page of its own. */
export const slugField = field.slug({ label: 'Adres' });

/** Text of a page. */
export const documentField = field.richText({ label: 'Metin', required: true });

/** What search engines show of a page, unless its title and summary do. */
export const searchFields = {
  seo_title: field.text({ label: 'Arama başlığı', length: limits.seoTitle, isNullable: true, isOptional: true }),
  seo_description: field.text({
    label: 'Arama açıklaması',
    length: limits.seoDescription,
    isNullable: true,
    isOptional: true,
  }),
};
