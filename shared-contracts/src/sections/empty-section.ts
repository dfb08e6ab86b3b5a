import { cleanLine } from '../rules/invisible.ts';
import type { SectionFields } from './define-section.ts';
import { placedName } from './placed-sections.ts';
import { sectionDefinition } from './section-kinds.ts';
import type { SectionTexts, StoredSection } from './stored-sections.ts';

/** Fields that say nothing alone: they lay out, or lead from a text. */
const SILENT = new Set(['address', 'branch', 'branches', 'choice', 'flag', 'records']);

/**
 * Checks whether a section has nothing to show in a language: then it is not on the site. Sections of records are decided by the
 * server, which knows whether there are any; those of a remote by the remote.
 */
export function isEmptySection({ id, kind, values, items = [] }: StoredSection, texts: SectionTexts): boolean {
  const definition = sectionDefinition(kind);
  if (!definition) return placedName({ kind, values }) === null;
  if (definition.records || definition.isComplete) return false;
  const written = texts[id] ?? {};
  const { items: declared } = definition;
  if (declared)
    return items.every(
      (item) =>
        !saysSomething(declared.shared, item.values) && !saysSomething(declared.texts, written.items?.[item.id] ?? {}),
    );
  return !saysSomething(definition.shared, values) && !saysSomething(definition.texts, written);
}

/** Checks whether one of the fields has something to show. */
export function saysSomething(fields: SectionFields, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).some(([name, { type }]) => !SILENT.has(type) && hasContent(values[name]));
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return cleanLine(value) !== '';
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && (!isDocument(value) || hasBlocks(value));
}

interface Node {
  type?: string;
  text?: string;
  content?: readonly Node[];
}

function isDocument(value: object): value is Node {
  return 'type' in value && value.type === 'doc';
}

/** Blocks of text, which say something by their text only; a picture or a rule says something without one. */
const TEXT_BLOCKS = new Set(['codeBlock', 'hardBreak', 'heading', 'paragraph']);

function hasBlocks({ content = [] }: Node): boolean {
  return content.some(({ type = '', text = '', content: inner }) => {
    if (type === 'text') return cleanLine(text) !== '';
    return inner ? hasBlocks({ content: inner }) : !TEXT_BLOCKS.has(type);
  });
}
