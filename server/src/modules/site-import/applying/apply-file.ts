import { downloadFault } from '@vitrin/shared-contracts/downloads';
import type { FileItem, Note } from '../reading/source-item.ts';
import { lineOf } from './texts.ts';
import { takeFile } from './take-file.ts';
import type { Applied, ImportRun, Outcome } from './import-run.ts';

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|hei[cf]|svg)$/i;

/** Takes a picture, a document or a video of the old library into that of this site. */
export async function applyFile(run: ImportRun, { item, row }: Applied<FileItem>): Promise<Outcome> {
  const notes: Note[] = [...item.notes];
  const name = /[^/?#]*(?=[?#]|$)/.exec(item.address)?.[0] ?? '';
  const fault = PICTURE.test(name) || !name.includes('.') ? null : downloadFault(name, 1);
  if (item.address === '') return left(notes, item.title, 'dosyanın adresi yok');
  if (fault !== null) return left(notes, item.address, fault);
  const alt = lineOf(item.alt) || lineOf(item.caption);
  const taken = await takeFile(run, {
    type: 'file',
    sourceId: item.id,
    itemHash: row.hash,
    address: item.address,
    path: item.path,
    alt,
  });
  if ('reason' in taken) return left(notes, item.address, taken.reason);
  return { state: taken.isNew ? 'created' : 'unchanged', notes };
}

function left(notes: Note[], what: string, reason: string): Outcome {
  return { state: 'left', notes: [...notes, { what, reason }] };
}
