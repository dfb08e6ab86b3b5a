import { slugify } from '@vitrin/shared-contracts/slug';
import { decodeText } from '../decode-text.ts';
import type { InputFile } from '../input-files.ts';
import { readingLimits } from '../limits.ts';
import type { SourceItem } from '../source-item.ts';
import { categoriesIn, markdownEntryOf } from './markdown-entry.ts';

/** Reads a Markdown file: its entry, with its author and its categories before it. */
export async function* readMarkdown(file: InputFile): AsyncGenerator<SourceItem> {
  const place = { file: file.name, line: 1 };
  const text = await readAll(file);
  if (text === null) {
    const notes = [{ what: file.name, reason: 'Dosya 16 MB sınırından uzun' }];
    yield { type: 'left', kind: 'markdown', id: file.name, title: file.name, place, notes };
    return;
  }
  const entry = markdownEntryOf(file.name, text);
  if (entry.author !== '') yield { type: 'author', id: entry.author, title: entry.author, text: '', place, notes: [] };
  const [category] = entry.type === 'page' ? [] : categoriesIn(text);
  if (category !== undefined) {
    const slug = slugify(category);
    const rest = { text: '', number: '', parent: '', language: '', place, notes: [] };
    yield { type: 'term', id: `category:${slug}`, taxonomy: 'category', slug, title: category, ...rest };
  }
  yield entry;
}

async function readAll(file: InputFile): Promise<string | null> {
  let text = '';
  for await (const piece of decodeText(await file.open())) {
    text += piece;
    if (text.length > readingLimits.itemLength) return null;
  }
  return text;
}
