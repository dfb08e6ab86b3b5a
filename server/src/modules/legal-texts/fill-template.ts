import type { LegalValueName } from '@vitrin/shared-contracts/legal-texts';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { documentOf, type DocumentNode } from '../../content/rich-text/markdown-document.ts';
import type { LegalTemplate, TemplateLanguage } from './legal-template.ts';
import { issuesText } from './issues-text.ts';
import { sitesText } from './sites-text.ts';
import { toolsText } from './tools-text.ts';

export type LegalValues = Readonly<Partial<Record<LegalValueName, string>>>;

/** Values whose text must be known before a template can be filled in. */
export const neededValues: ReadonlySet<LegalValueName> = new Set(['title', 'seat', 'privacy_email']);

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** Values that become paragraphs, lists or tables of their own. */
const blocks: Readonly<Record<string, (values: LegalValues, lang: TemplateLanguage) => string>> = {
  cookies: ({ tools = '' }, lang) => toolsText(tools, lang),
  issues: ({ issues = '' }, lang) => issuesText(issues, lang),
  sites: ({ sites = '' }, lang) => sitesText(sites, lang),
};

/** Returns the document of a template in a language, without any placeholder. */
export function filledDocument(template: LegalTemplate, values: LegalValues, lang: TemplateLanguage): DocumentNode {
  const known = shownValues(values, lang);
  const markdown = template.texts[lang].markdown
    .split('\n')
    .filter((line) => placeholdersIn(line).every((name) => name in blocks || Boolean(known[name])))
    .map((line) => line.replaceAll(PLACEHOLDER, (mark, name: string) => blocks[name]?.(values, lang) ?? mark))
    .join('\n')
    .replaceAll('(@contact)', `(${pathInLanguage(publicPaths.contact, lang)})`);
  return withValues(documentOf(markdown), known);
}

function placeholdersIn(line: string): string[] {
  return [...line.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Fills the texts of a document, so that no value is read as Markdown. */
function withValues(node: DocumentNode, known: Readonly<Record<string, string>>): DocumentNode {
  const text = node.text?.replaceAll(PLACEHOLDER, (mark, name: string) => known[name] ?? mark);
  const content = node.content?.map((child) => withValues(child, known));
  return { ...node, ...(text === undefined ? {} : { text }), ...(content === undefined ? {} : { content }) };
}

/** Returns the values as a language writes them. */
function shownValues(values: LegalValues, lang: TemplateLanguage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name.endsWith('_months') ? periodText(value, lang) : value]),
  );
}

/** Returns a period as '2 yıl' or '18 ay'. */
function periodText(months: string, lang: TemplateLanguage): string {
  const count = Number(months);
  const [number, unit] = count % 12 === 0 ? [count / 12, 'year' as const] : [count, 'month' as const];
  if (lang === 'tr') return `${number} ${unit === 'year' ? 'yıl' : 'ay'}`;
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
