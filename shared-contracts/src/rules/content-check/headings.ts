import { charactersOf } from './characters.ts';
import { attributeOf, nodesOf, textOf } from './document-nodes.ts';
import type { CheckedField, Finding } from './finding.ts';

/** Names of the levels in the toolbar of the editor; the page itself has level 1. */
const levelNames: Readonly<Record<number, string>> = { 2: 'Başlık', 3: 'Alt başlık', 4: 'Küçük başlık' };
const PAGE_LEVEL = 1;
const QUOTED_LENGTH = 40;

/**
 * Checks the headings of a document below the title of its page: no empty one, none on the level of that title, and no
 * skipped level, because screen readers list and jump to headings.
 * @param field - field of the document
 * @param document - document of the editor
 */
export function checkHeadings(field: CheckedField, document: unknown): Finding[] {
  const findings: Finding[] = [];
  let previous = PAGE_LEVEL;
  for (const node of nodesOf(document)) {
    if (node.type !== 'heading') continue;
    const level = Number(attributeOf(node, 'level'));
    const title = textOf(node).trim();
    const found = title === '' ? emptyHeading : levelFinding(quoted(title), level, previous);
    if (found) findings.push({ ...field, ...found });
    if (title !== '') previous = Math.max(level, PAGE_LEVEL + 1);
  }
  return findings;
}

type Found = Pick<Finding, 'rule' | 'severity' | 'text'>;

const emptyHeading: Found = {
  rule: 'heading-empty',
  severity: 'warning',
  text: 'Boş bir başlık var. Metnini yazın ya da satırı silin.',
};

function levelFinding(title: string, level: number, previous: number): Found | null {
  if (level <= PAGE_LEVEL) {
    const text = `${title} sayfanın başlığıyla aynı düzeyde. Düzeyini '${levelNames[2]}' yapın.`;
    return { rule: 'heading-top', severity: 'advice', text };
  }
  if (level <= previous + 1) return null;
  const text = `${title} bir başlık düzeyi atlıyor. Düzeyini '${levelNames[previous + 1]}' yapın.`;
  return { rule: 'heading-skipped', severity: 'warning', text };
}

function quoted(title: string): string {
  const letters = charactersOf(title);
  return `“${letters.length > QUOTED_LENGTH ? `${letters.slice(0, QUOTED_LENGTH).join('')}…` : title}”`;
}
