import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** Fields at the beginning of a Markdown file. All values are texts, lists or maps of texts: `12:30` and `010` stay as they are. */
export interface FrontMatter {
  fields: Readonly<Record<string, unknown>>;
  /** The text behind them. */
  body: string;
  /** The fields could not be read; they are in the text then. */
  fault: string | null;
}

const fences = [
  { start: /^---[ \t]*\r?\n/, end: /^(?:---|\.\.\.)[ \t]*$/m, read: readYaml },
  { start: /^\+\+\+[ \t]*\r?\n/, end: /^\+\+\+[ \t]*$/m, read: readToml },
  { start: /^;;;[ \t]*\r?\n/, end: /^;;;[ \t]*$/m, read: readJson },
] as const;

/**
 * Reads the fields in YAML (`---`), TOML (`+++`) or JSON (`{` or `;;;`). Nothing in a file is ever run, and YAML has neither types nor
 * a chain of references that would grow without end.
 */
export function readFrontMatter(text: string): FrontMatter {
  const content = text.replace(/^\uFEFF/, '');
  if (content.startsWith('{')) return readLeadingJson(content);
  for (const { start, end, read } of fences) {
    const opening = start.exec(content);
    if (!opening) continue;
    const rest = content.slice(opening[0].length);
    const closing = end.exec(rest);
    if (!closing) break;
    try {
      const fields = fieldsOf(read(rest.slice(0, closing.index)));
      return { fields, body: rest.slice(closing.index + closing[0].length).replace(/^\r?\n/, ''), fault: null };
    } catch (error) {
      return { fields: {}, body: content, fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '' };
    }
  }
  return { fields: {}, body: content, fault: null };
}

function readYaml(text: string): unknown {
  return parseYaml(text, { schema: 'failsafe', maxAliasCount: 0, uniqueKeys: false }) as unknown;
}

function readToml(text: string): unknown {
  return textsOnly(parseToml(text));
}

function readJson(text: string): unknown {
  const trimmed = text.trim();
  return textsOnly(JSON.parse(trimmed.startsWith('{') ? trimmed : `{${trimmed}}`));
}

/** Hugo allows an object before the text, without marks around it. */
function readLeadingJson(content: string): FrontMatter {
  const end = /^\}[ \t]*$/m.exec(content);
  if (!end) return { fields: {}, body: content, fault: null };
  try {
    const length = end.index + end[0].length;
    return {
      fields: fieldsOf(readJson(content.slice(0, length))),
      body: content.slice(length).replace(/^\r?\n/, ''),
      fault: null,
    };
  } catch {
    return { fields: {}, body: content, fault: null };
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]));
}

function textsOnly(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return value.map(textsOnly);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, textsOnly(field)]));
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    typeof value === 'bigint'
    ? String(value)
    : '';
}
