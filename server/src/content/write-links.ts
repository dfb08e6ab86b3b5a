import type { MovedAddress } from '@vitrin/shared-contracts/envelope';
import type { Db } from '../platform/database/tables.ts';
import type { ContentKind, ContentSource, StoredRecord } from './content-kind.ts';
import { deleteLinks, replaceLinks } from './content-refs.repository.ts';
import type { PagePath } from './page-addresses.ts';
import { referencesIn } from './references-in.ts';
import { addressInLanguage } from './site-address.ts';

/** Keeps the links of a written record, and compares its addresses before and after the write. */
export function writeLinks({ config }: Pick<ContentSource, 'config'>, trx: Db, kind: ContentKind) {
  const { entity } = kind;
  const addresses = kind.addresses?.redirects ? kind.addresses : null;
  let paths: readonly PagePath[] = [];
  return {
    async before(record: string): Promise<void> {
      if (addresses) paths = await addresses.current(trx, record);
    },
    /** Returns the addresses that are redirected since the write. */
    async saved(record: string, stored: StoredRecord | null): Promise<MovedAddress[]> {
      const links = stored ? referencesIn(kind, record, stored.values, config.publicUrl) : [];
      await replaceLinks(trx, { entity, record }, links);
      if (!addresses || paths.length === 0) return [];
      const former = await addresses.former(trx, record);
      return movedAddresses(
        paths.filter((old) => former.some((each) => isSame(each, old))),
        await addresses.current(trx, record),
      );
    },
    async deleted(records: readonly string[]): Promise<void> {
      for (const record of records) await deleteLinks(trx, { entity, record });
    },
  };
}

function movedAddresses(former: readonly PagePath[], current: readonly PagePath[]): MovedAddress[] {
  return former.flatMap((old) => {
    const now = current.find(({ lang }) => lang === old.lang);
    return now ? [{ lang: old.lang, source: inLanguage(old), target: inLanguage(now) }] : [];
  });
}

function isSame(a: PagePath, b: PagePath): boolean {
  return a.lang === b.lang && a.path === b.path;
}

function inLanguage({ path, lang }: PagePath): string {
  return addressInLanguage(path, lang);
}
