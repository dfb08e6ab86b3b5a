import { randomBytes } from 'node:crypto';
import type { PreviewLinkInput, PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import { limits } from '@vitrin/shared-contracts/limits';
import { contentPreviewPaths } from '@vitrin/shared-contracts/paths';
import { knownLanguages } from '../../content/active-languages.ts';
import { inTransactionOf, type ContentKind, type ContentSource } from '../../content/content-kind.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { acceptedHashes, equalsConstantTime, keyedHash } from '../../platform/auth/secrets.ts';
import { inBatches, type RetentionRun } from '../../platform/database/retention-run.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { parseValues, requireNewRecords } from './content-previews.service.ts';
import { isFollowable, mayFollow } from './followed-content.service.ts';
import {
  deleteLinksExpiredBefore,
  findLink,
  insertLink,
  listLinks,
  revokeLink,
  type LinksOf,
  type StoredLink,
} from './preview-links.repository.ts';

const entity = 'preview-link';
/** A link that follows keeps no copy: it shows nothing when there is no record any more. */
const NO_VALUES = '{}';
const DAY_MS = 24 * 3_600_000;
/** Separates the tokens of links from all others that are made with the server's secret. */
const PURPOSE = 'preview-link';

/**
 * Stores a link that shows a record in one language until it expires or is revoked: what the form contains now, or
 * the draft of the moment at which it is opened.
 */
export async function createPreviewLink(
  services: WriteServices,
  context: WriteContext,
  kind: ContentKind,
  input: PreviewLinkInput,
): Promise<PreviewLinkRow> {
  const { record, lang, values_json, days, follows } = input;
  const copy = follows && record === null ? input.working_copy : null;
  requireNewRecords(kind, record);
  parseValues(values_json);
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, { now, userId }) => {
    requireKnownLanguages({ [lang]: null }, await knownLanguages(trx), 'lang');
    const title = await linkedTitle(inTransactionOf(services, trx), kind, record);
    if (follows && !(await isFollowable(trx, kind, { record, copy }))) throw nothingToFollow();
    const of = { entity: kind.entity, record, userId: context.actor.id, copy };
    if ((await listLinks(trx, of, now)).length >= limits.contentPreviews.linksPerRecord) throw tooManyLinks();
    const link: StoredLink = {
      id: randomBytes(12).toString('base64url'),
      entity: kind.entity,
      record,
      lang,
      title,
      values_json: follows ? NO_VALUES : values_json,
      user_id: userId,
      author: context.actor.name,
      created_at: now,
      expires_at: new Date(Date.parse(now) + days * DAY_MS).toISOString(),
      revoked_at: null,
      follows: follows ? 1 : 0,
      copy_id: copy,
    };
    await insertLink(trx, link);
    return { data: rowOf(services, link), entityId: null, title: titleOf(link) };
  });
}

/** Returns the title of a record for the list of its links. Throws 404 when there is no such record. */
async function linkedTitle(source: ContentSource, kind: ContentKind, record: string | null): Promise<string> {
  if (record === null) return 'Yeni kayıt';
  const current = await kind.read(source, record);
  if (!current) throw new NotFound();
  return current.title;
}

function nothingToFollow(): Invalid {
  return new Invalid(null, 'nothing-to-follow', 'Sonraki taslakları göstermek için önce taslağı kaydedin.');
}

function tooManyLinks(): Invalid {
  const most = limits.contentPreviews.linksPerRecord;
  return new Invalid(null, 'too-many-links', `Bir kaydın en çok ${most} geçerli önizleme bağlantısı olabilir.`);
}

/** Returns the valid links of a record. */
export async function previewLinks(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  of: LinksOf,
): Promise<PreviewLinkRow[]> {
  const links = await listLinks(services.db, of, new Date().toISOString());
  const rows = links.map(async (link) => ({
    ...rowOf(services, link),
    creator_active: link.creator_active !== 0,
    opens: link.follows === 0 || (await mayFollow(services, link)),
  }));
  return Promise.all(rows);
}

/** Revokes a link: from then on it shows nothing. Revoking it again does nothing. */
export async function revokePreviewLink(services: WriteServices, context: WriteContext, id: string): Promise<void> {
  await write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx, { now }) => {
    const link = await findLink(trx, id);
    if (!link || !(await revokeLink(trx, id, now))) throw new NotFound();
    return { data: null, entityId: null, title: titleOf(link) };
  });
}

/** Returns the entity of a link, whose right its routes require. Throws 404 when there is none. */
export async function entityOfLink({ db }: Pick<PlatformServices, 'db'>, id: string): Promise<string> {
  const link = await findLink(db, id);
  if (!link) throw new NotFound();
  return link.entity;
}

/** `unknown`: not made by this site, or altered; `gone`: expired or revoked. */
export type OpenedLink = { state: 'valid'; link: StoredLink } | { state: 'unknown' } | { state: 'gone' };

/** Finds the link of a token. */
export async function openPreviewLink(
  services: Pick<PlatformServices, 'db' | 'config'>,
  token: string,
): Promise<OpenedLink> {
  const [id = '', signature = '', ...rest] = token.split('.');
  const link = rest.length === 0 && id !== '' ? await findLink(services.db, id) : null;
  if (!link || !signaturesOf(services, link).some((accepted) => equalsConstantTime(signature, accepted)))
    return { state: 'unknown' };
  if (link.revoked_at !== null || Date.parse(link.expires_at) <= Date.now()) return { state: 'gone' };
  return { state: 'valid', link };
}

/** Deletes the links that expired thirty days ago; until then they say that they have expired. */
export async function deleteExpiredLinks(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ previewLinks: number }> {
  const before = new Date(now - 30 * DAY_MS).toISOString();
  return { previewLinks: await inBatches(Infinity, (limit) => deleteLinksExpiredBefore(db, before, limit)) };
}

function rowOf(services: Pick<PlatformServices, 'config'>, link: StoredLink): PreviewLinkRow {
  const { id, lang, title, author, created_at, expires_at } = link;
  const follows = link.follows === 1;
  const path = contentPreviewPaths.link(`${id}.${signatureOf(services, link)}`);
  return { id, lang, title, author, follows, created_at, expires_at, path };
}

function signatureOf({ config }: Pick<PlatformServices, 'config'>, link: StoredLink): string {
  return keyedHash(config.secret, PURPOSE, signedText(link));
}

/** Returns the signatures that are accepted: links that were made before a rotation of the secret stay valid. */
function signaturesOf({ config }: Pick<PlatformServices, 'config'>, link: StoredLink): string[] {
  return acceptedHashes(config, PURPOSE, signedText(link));
}

/**
 * Returns what a token names. What follows is marked only where it is set, so that earlier links stay valid; the record of a
 * draft is not known before it is published, and the address stays the same then.
 */
function signedText({ id, entity: shown, record, lang, expires_at, follows, copy_id }: StoredLink): string {
  if (follows === 0) return JSON.stringify([id, shown, record, lang, expires_at]);
  const of = copy_id === null ? { record } : { copy: copy_id };
  return JSON.stringify([id, shown, null, lang, expires_at, of]);
}

function titleOf({ title, lang }: StoredLink): string {
  return `${title} (${lang})`;
}
