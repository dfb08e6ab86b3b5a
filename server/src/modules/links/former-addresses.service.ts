import { formerAddressSchema } from '@vitrin/shared-contracts/links';
import type { Right } from '@vitrin/shared-contracts/rights';
import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { knownLanguages } from '../../content/active-languages.ts';
import { inTransactionOf, type ContentSource } from '../../content/content-kind.ts';
import { resolvePage, type ResolvedPage } from '../../content/resolve-page.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';

/**
 * Removes the redirect of a former address; the address then has no page. A user who may write the record may do that.
 * Throws 404 if the address is not a former one.
 */
export async function removeFormerAddress(
  services: WriteServices,
  context: WriteContext,
  { value, rights }: { value: unknown; rights: ReadonlySet<Right> },
): Promise<{ source: string }> {
  const { source } = validated(formerAddressSchema, value);
  const { kind, record } = await formerPage(services, source);
  if (!rights.has(kind.right)) throw new Forbidden();
  // A write of the record: the redirect is answered, and cached, as its page.
  return write(services, context, { action: 'update', entity: kind.entity, record }, async (trx) => {
    const page = await formerPage(inTransactionOf(services, trx), source);
    if (page.kind !== kind || page.record !== record) throw new NotFound();
    await kind.addresses?.removeFormer?.(trx, record, await pathOf(trx, source));
    return { data: { source }, entityId: Number(record), title: source, fields: ['former_address'] };
  });
}

async function formerPage(source: ContentSource, address: string): Promise<ResolvedPage & { state: 'record' }> {
  const page = await resolvePage(source, address);
  if (page?.state !== 'record' || !page.isFormer) throw new NotFound();
  return page;
}

async function pathOf(db: ContentSource['db'], address: string): Promise<string> {
  return splitLanguage(address, [...(await knownLanguages(db))]).path;
}
