import { isArchive, readArchive } from './archive/read-archive.ts';
import { readGhost } from './ghost/read-ghost.ts';
import { decodeText } from './decode-text.ts';
import { ImportError } from './import-error.ts';
import type { InputFile } from './input-files.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import type { SourceItem } from './source-item.ts';
import { readWxr } from './wxr/read-wxr.ts';

type Reader = (file: InputFile) => AsyncGenerator<SourceItem>;

const START_LENGTH = 4_096;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|ico|mp4|webm|mov|mp3|pdf|docx?|xlsx?|pptx?|odt|ods|odp)$/i;

/** Reads all files item by item, each by its format. Files of other kinds are named as left. Throws `ImportError`. */
export async function* readSources(files: readonly InputFile[]): AsyncGenerator<SourceItem> {
  if (isArchive(files)) {
    yield* readArchive(files);
    return;
  }
  let count = 0;
  for (const file of files) {
    const read = await readerOf(file);
    if (read) {
      count += 1;
      yield* read(file);
    } else if (!PICTURE.test(file.name)) yield unknownFile(file.name);
  }
  if (count === 0)
    throw new ImportError(
      'Dosyalarda aktarılacak bir şey yok. WordPress (WXR), Ghost (JSON) ya da Markdown dosyası ya da bir Vitrin arşivi verin.',
    );
}

/** Files of pictures in an archive are found by the texts that show them. */
async function readerOf(file: InputFile): Promise<Reader | null> {
  if (/\.(?:md|markdown|mdx)$/i.test(file.name)) return readMarkdown;
  if (PICTURE.test(file.name)) return null;
  const start = await startOf(file);
  if (/<rss[\s>]/.test(start) || start.includes('xmlns:wp=') || start.includes('WordPress eXtended RSS'))
    return readWxr;
  const isJson = /^\s*\{/.test(start) && /\.json$/i.test(file.name);
  return isJson && /"(?:db|data|posts|meta)"\s*:/.test(start) ? readGhost : null;
}

async function startOf(file: InputFile): Promise<string> {
  const stream = await file.open();
  let start = '';
  for await (const piece of decodeText(stream)) {
    start += piece;
    if (start.length > START_LENGTH) break;
  }
  stream.destroy();
  return start;
}

function unknownFile(name: string): SourceItem {
  const notes = [{ what: name, reason: 'dosya türü tanınmadı' }];
  return { type: 'left', kind: 'file', id: `file:${name}`, title: name, place: { file: name, line: 0 }, notes };
}
