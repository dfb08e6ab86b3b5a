import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { fieldLabel, translationPath, type ContentValues } from '@vitrin/shared-contracts/content-fields';
import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import { limits } from '@vitrin/shared-contracts/limits';
import { type BrokenLink, type IncomingLink, type RecordLinks } from '@vitrin/shared-contracts/links';
import type { Right } from '@vitrin/shared-contracts/rights';
import { knownLanguages } from '../../content/active-languages.ts';
import { fieldsOf, type ContentKind, type ContentSource } from '../../content/content-kind.ts';
import { linksTo, type StoredLink } from '../../content/content-refs.repository.ts';
import { linksIn, type RecordLink } from '../../content/record-links.ts';
import { referenceTo } from '../../content/record-references.ts';
import { isLivePage, resolvePage } from '../../content/resolve-page.ts';
import { addressInLanguage } from '../../content/site-address.ts';
import { NotFound } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { finalTarget } from '../redirects/redirects.service.ts';
import { fillLinks } from './fill-links.ts';

/** A record whose links are asked for. */
export interface LinksOf {
  kind: ContentKind;
  record: string;
}

/** Returns who links to a record, and where its own links lead nowhere. Throws 404 if the record does not exist. */
export async function recordLinks(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  of: LinksOf,
  rights: ReadonlySet<Right>,
): Promise<RecordLinks> {
  const stored = await of.kind.read(services, of.record);
  if (!stored) throw new NotFound();
  await fillLinks(services);
  return {
    incoming: await incomingLinks(services, of, rights),
    broken: await brokenLinks(services, of, stored.values),
  };
}

/** Returns the records that name a record, or that link to any current or former address of it in any language. */
export async function incomingLinks(
  source: ContentSource,
  of: LinksOf,
  rights: ReadonlySet<Right>,
): Promise<IncomingLink[]> {
  const byOwner = new Map<string, [StoredLink, ...StoredLink[]]>();
  const targets = [referenceTo(of.kind.entity, of.record), ...(await addressesOf(source, of))];
  for (const link of await linksTo(source.db, targets, limits.linksShown)) {
    if (isOwn(link, of) || !(await leadsTo(source, link, of))) continue;
    const key = `${link.entity} ${link.record}`;
    const known = byOwner.get(key);
    if (known) known.push(link);
    else byOwner.set(key, [link]);
  }
  const found: IncomingLink[] = [];
  for (const links of byOwner.values()) found.push(...(await describeOwner(source, links, rights)));
  return found;
}

async function addressesOf({ db }: ContentSource, { kind: { addresses }, record }: LinksOf): Promise<string[]> {
  if (!addresses) return [];
  const paths = [...(await addresses.current(db, record)), ...(await addresses.former(db, record))];
  const languages = [...(await knownLanguages(db))];
  const all = paths.flatMap(({ path }) => [path, addresses.homePath?.(path) ?? path]);
  return [...new Set(all.flatMap((path) => languages.map((lang) => addressInLanguage(path, lang))))];
}

function isOwn({ entity, record }: StoredLink, of: LinksOf): boolean {
  return entity === of.kind.entity && record === of.record;
}

/** The slug of one record in one language may be that of another record in another language. */
async function leadsTo(source: ContentSource, { target }: StoredLink, { kind, record }: LinksOf): Promise<boolean> {
  const page = await resolvePage(source, target);
  return page?.state === 'record' ? page.kind.entity === kind.entity && page.record === record : true;
}

/** The owner is read again: its title is in no table of its own, and it may have been deleted with another record. */
async function describeOwner(
  source: ContentSource,
  links: readonly [StoredLink, ...StoredLink[]],
  rights: ReadonlySet<Right>,
): Promise<IncomingLink[]> {
  const [{ entity, record }] = links;
  const kind = source.kinds.get(entity);
  const stored = await kind?.read(source, record);
  if (!kind || !stored) return [];
  const screen = rights.has(draftRightOf(kind.right)) ? kind.screen(record) : null;
  const fields = [...new Set(links.map((link) => labelOf({ kind, record }, link)))];
  return [{ entity: auditEntityLabels[entity] ?? entity, record, title: stored.title, screen, fields }];
}

function labelOf({ kind, record }: LinksOf, link: RecordLink): string {
  return fieldLabel(fieldsOf(kind, record), pathOf(link));
}

function pathOf({ lang, field }: Pick<RecordLink, 'lang' | 'field'>): string {
  return lang === '' ? field : translationPath(lang, field);
}

/**
 * Returns the links of a record to addresses of this site that no page answers. It reads nothing of the record itself,
 * so that values can be checked before they are saved.
 * @param values - as `ContentKind.read` returns them
 */
export async function brokenLinks(source: ContentSource, of: LinksOf, values: ContentValues): Promise<BrokenLink[]> {
  const broken: BrokenLink[] = [];
  for (const link of linksIn(of.kind, of.record, values, source.config.publicUrl)) {
    const reason = await faultOf(source, link.target);
    if (reason) broken.push({ address: link.target, field: labelOf(of, link), path: pathOf(link), reason });
  }
  return broken;
}

/** Null for a page, and for an address that is redirected to one. */
async function faultOf(source: ContentSource, address: string): Promise<BrokenLink['reason'] | null> {
  const page = await resolvePage(source, address);
  if (isLivePage(page) || (page?.state === 'record' && page.isShown)) return null;
  if ((await finalTarget(source, address)) !== address) return null;
  return page ? 'unpublished' : 'missing';
}
