import type { TemplateLanguage } from './legal-template.ts';

/** What the check of the content finds about accessibility, by its number of places. */
export interface AccessibilityIssues {
  pictures: number;
  headings: number;
}

const texts = {
  tr: {
    none: 'Sitenin içeriği denetlendiğinde alternatif metni eksik görsel ya da bozuk başlık düzeni bulunmamıştır. Bilinen diğer eksikler şunlardır:',
    pictures: (count: number) => `- ${count} görselin alternatif metni yok; ekran okuyucular bu görselleri anlatamaz.`,
    headings: (count: number) => `- ${count} başlığın düzeyi sırayı izlemiyor ya da metni boş.`,
  },
  en: {
    none: 'A check of the content of the site found no picture without an alternative text and no broken order of headings. Other known limitations:',
    pictures: (count: number) =>
      `- Pictures without an alternative text: ${count}. Screen readers cannot describe them.`,
    headings: (count: number) => `- Headings whose level skips one, or without a text: ${count}.`,
  },
} as const;

/** Returns the issues as one value of a text; empty for none. */
export function issuesValue({ pictures, headings }: AccessibilityIssues): string {
  return pictures + headings === 0 ? '' : `${pictures} ${headings}`;
}

/** Returns the issues in a language, as Markdown. */
export function issuesText(value: string, lang: TemplateLanguage): string {
  const [pictures = 0, headings = 0] = value.split(' ').map(Number);
  const lines = texts[lang];
  const found = [
    ...(pictures > 0 ? [lines.pictures(pictures)] : []),
    ...(headings > 0 ? [lines.headings(headings)] : []),
  ];
  return found.length === 0 ? lines.none : found.join('\n');
}
