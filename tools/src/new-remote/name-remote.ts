import { ownerOfSegment } from 'shared-contracts/first-segments';
import { isRemoteName, type RemoteName } from 'shared-contracts/releases';
import { slugify } from 'shared-contracts/slug';
import { folderOf } from '../units.ts';

/** All names of a remote, from the one word that its team gives it. */
export interface NamedRemote {
  unit: RemoteName;
  folder: string;
  /** First path segment of its pages. */
  segment: string;
  title: string;
}

/** A name that cannot be taken; the message says why. */
export class NamingError extends Error {}

const PREFIX = /^remote[-_]/;
const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Throws a `NamingError` for a word that is no name, or belongs to the site. */
export function nameRemote(word: string, title?: string): NamedRemote {
  const segment = word.replace(PREFIX, '');
  const unit = `remote_${segment.replaceAll('-', '_')}`;
  if (segment === '') throw new NamingError('Kullanım: npm run new-remote -- kampanya ["Kampanyalar"]');
  if (!WORD.test(segment) || !isRemoteName(unit)) throw new NamingError(refusal(segment));
  if (ownerOfSegment(segment) !== null)
    throw new NamingError(`/${segment} sitenin kendi adresidir; başka bir ad seçin.`);
  return { unit, folder: folderOf(unit), segment, title: title?.trim() || titleOf(segment) };
}

function refusal(segment: string): string {
  const better = slugify(segment);
  const example = better !== segment && WORD.test(better) ? ` Örneğin: ${better}` : '';
  return `Ad küçük harfle başlar; küçük harf (a–z), rakam ve kısa çizgi içerir, en çok 33 karakterdir.${example}`;
}

function titleOf(segment: string): string {
  const [first = '', ...rest] = segment.replaceAll('-', ' ');
  return first.toLocaleUpperCase('tr') + rest.join('');
}
