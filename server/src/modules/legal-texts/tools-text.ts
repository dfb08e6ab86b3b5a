import type { Integration } from '@vitrin/shared-contracts/integrations';
import type { TemplateLanguage } from './legal-template.ts';

/** Category and provider of a tool, as the values of a text store it. */
type Tool = `${Integration['category']}.${Integration['provider']}`;

interface ToolFacts {
  tool: string;
  /** Cookies with the days that they last, by what the provider states. */
  cookies: readonly (readonly [name: string, days: number])[];
}

const facts: Readonly<Record<Tool, ToolFacts>> = {
  'analytics.google': {
    tool: 'Google Analytics (Google)',
    cookies: [
      ['_ga', 730],
      ['_ga_…', 730],
    ],
  },
  'marketing.google': { tool: 'Google Ads, Google Tag Manager (Google)', cookies: [['_gcl_au', 90]] },
  'analytics.yandex': {
    tool: 'Yandex Metrica (Yandex)',
    cookies: [
      ['_ym_uid', 365],
      ['_ym_d', 365],
      ['_ym_isad', 2],
    ],
  },
  'marketing.yandex': { tool: 'Yandex Metrica (Yandex)', cookies: [['_ym_uid', 365]] },
  'analytics.facebook': { tool: 'Meta Pixel (Meta)', cookies: [['_fbp', 90]] },
  'marketing.facebook': { tool: 'Meta Pixel (Meta)', cookies: [['_fbp', 90]] },
};

const texts = {
  tr: {
    none: 'Bu sitede izninizi gerektiren bir araç kullanılmaz; bu nedenle çerez tercihiniz sorulmaz.',
    head: '| Ad | Araç | Kategori | Süre |',
    category: { analytics: 'İstatistik', marketing: 'Pazarlama' },
    days: (count: number) => (count % 365 === 0 ? `${count / 365} yıl` : `${count} gün`),
    after:
      'Bu araçlar yalnızca siz ilgili kategoriye açık rıza verdiğinizde çalışır (m. 5/1). O zaman ziyaret ettiğiniz sayfa, geldiğiniz adres, tarayıcı türünüz, IP adresinizden çıkarılan yaklaşık konum ve çerez kimliği, aracı sunan kuruluş tarafından yurt dışında da işlenebilir. İzin vermediğinizde bu kuruluşlara hiçbir istek gönderilmez. Kararınızın tarihi, gösterilen metin, seçtiğiniz kategoriler ve rastgele kayıt numaranız ispat için üç yıl saklanır.',
  },
  en: {
    none: 'No tool of this site needs your consent; therefore you are not asked for a choice.',
    head: '| Name | Tool | Category | Duration |',
    category: { analytics: 'Analytics', marketing: 'Marketing' },
    days: (count: number) => (count % 365 === 0 ? `${count / 365} year${count === 365 ? '' : 's'}` : `${count} days`),
    after:
      'These tools run only after your explicit consent to their category (art. 5/1). The page you visit, the address you come from, the type of your browser, an approximate location derived from your IP address and the cookie identifier may then be processed by the provider of the tool, also abroad. Without your consent no request is sent to these providers. The date of your choice, the text you were shown, the categories and your random record number are kept for three years as evidence.',
  },
} as const;

/** Returns the configured tools as one value: categories and providers, each once, in a stable order. */
export function toolsValue(integrations: readonly Integration[]): string {
  const tools = integrations.map(({ category, provider }): Tool => `${category}.${provider}`);
  return [...new Set(tools)].toSorted().join(' ');
}

/** Returns the paragraph and the table of the tools that need consent, as Markdown. */
export function toolsText(value: string, lang: TemplateLanguage): string {
  const tools = value.split(' ').filter((tool): tool is Tool => tool in facts);
  const { none, head, category, days, after } = texts[lang];
  if (tools.length === 0) return none;
  const rows = tools.flatMap((name) => {
    const label = category[name.startsWith('analytics') ? 'analytics' : 'marketing'];
    return facts[name].cookies.map(
      ([cookie, count]) => `| ${cookie} | ${facts[name].tool} | ${label} | ${days(count)} |`,
    );
  });
  return [head, '| --- | --- | --- | --- |', ...rows, '', after].join('\n');
}
