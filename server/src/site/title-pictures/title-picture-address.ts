import type { CoverSubject } from '@vitrin/shared-contracts/covers';
import type { Head } from '@vitrin/shared-contracts/remote-app';
import { acceptedHashes, equalsConstantTime, keyedHash } from '../../platform/auth/secrets.ts';
import type { Config } from '../../config/config.ts';

export const titlePicturePath = '/media/kapak';

const PURPOSE = 'title-picture';
/** Part of the signature in the address: 96 bits. */
const SIGNATURE_LENGTH = 16;
/** Longer titles are cut: the picture has no room for more. */
const MAX_TITLE = 110;
const ADDRESS = /^([\w-]{4,1200})\.([\w-]{16})\.png$/;

/** What the address of a title picture names. */
export interface TitleSubject {
  title: string;
  cover: CoverSubject;
}

/** Addresses of earlier versions end before what they did not know. */
type Payload = [title: string, seed: string, order?: number | null, trade?: string | null];

/** The company as its title pictures show it. */
interface Company {
  companyName: string;
  /** Trade whose motifs its covers use; null when it is not known. */
  trade: string | null;
}

type Secrets = Pick<Config, 'secret'> & { formerSecrets?: readonly string[] };

/**
 * Returns the address of the drawn picture of a page. It contains what is drawn and a signature, so that nothing is
 * stored, and others cannot have texts drawn under the name of the company.
 */
export function titlePictureAddress(
  { secret }: Pick<Config, 'secret'>,
  head: Pick<Head, 'title' | 'canonical' | 'cover'>,
  { companyName, trade }: Company,
): string {
  const { seed, order } = head.cover ?? { seed: head.canonical ?? '/' };
  const named = [shortTitle(withoutCompany(head.title, companyName)), seed, order ?? null, trade];
  const payload = Buffer.from(JSON.stringify(named)).toString('base64url');
  return `${titlePicturePath}/${payload}.${signatureOf(secret, payload)}.png`;
}

/** Returns what a signed address names; null for any other. */
export function titleSubjectOf(secrets: Secrets, file: string): TitleSubject | null {
  const [, payload = '', signature = ''] = ADDRESS.exec(file) ?? [];
  const accepted = acceptedHashes(secrets, PURPOSE, payload).map((hash) => hash.slice(0, SIGNATURE_LENGTH));
  if (!accepted.some((each) => equalsConstantTime(each, signature))) return null;
  const [title, seed, order, trade] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload;
  return { title, cover: { seed, order: order ?? undefined, trade: trade ?? undefined } };
}

function signatureOf(secret: string, payload: string): string {
  return keyedHash(secret, PURPOSE, payload).slice(0, SIGNATURE_LENGTH);
}

/** The picture names the company below the title. */
function withoutCompany(title: string, companyName: string): string {
  const end = ` | ${companyName}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

function shortTitle(title: string): string {
  if (title.length <= MAX_TITLE) return title;
  const cut = title.slice(0, MAX_TITLE);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
