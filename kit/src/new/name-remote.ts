import { isRemoteName, type RemoteName } from '@vitrin/shared-contracts/releases';
import { checkName, NamingError } from './naming.ts';
import { folderOf } from '../project.ts';

/** All names of a remote, derived from the one word that its team gives. */
export interface NamedRemote {
  unit: RemoteName;
  folder: string;
  /** First path segment of its pages. */
  segment: string;
  title: string;
}

const PREFIX = /^remote[-_]/;
const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const RULE = 'Ad küçük harfle başlar; küçük harf (a–z), rakam ve kısa çizgi içerir, en çok 33 karakterdir.';

/** Throws a `NamingError` for an invalid word or one that is reserved for the site. */
export function nameRemote(word: string, title?: string): NamedRemote {
  const segment = word.replace(PREFIX, '');
  const unit = `remote_${segment.replaceAll('-', '_')}`;
  if (segment === '') throw new NamingError('Kullanım: vitrin-remote new kampanya ["Kampanyalar"] [klasör]');
  checkName(segment, WORD, RULE);
  if (!isRemoteName(unit)) throw new NamingError(RULE);
  return { unit, folder: folderOf(unit), segment, title: title?.trim() || titleOf(segment) };
}

function titleOf(segment: string): string {
  const [first = '', ...rest] = segment.replaceAll('-', ' ');
  return first.toLocaleUpperCase('tr') + rest.join('');
}
