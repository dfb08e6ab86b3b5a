import type { Db } from '../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../platform/database/write-context.ts';
import { inTransactionOf, type ContentKind, type ContentSource } from './content-kind.ts';
import { recordBaseline, recordVersion } from './history/record-version.ts';
import { writeTranslations } from './translations/write-translations.ts';
import { writeLinks } from './write-links.ts';

interface PartWrite {
  kind: ContentKind;
  context: WriteContext;
  stamp: Stamp;
}

/**
 * Returns what records a write of a part of another record (`ContentKind.original`): the history, the links and the translations of
 * that one. Both functions return whether the record is such a part; for others they do nothing.
 */
export function writeOriginal(source: ContentSource, trx: Db, { kind, context, stamp }: PartWrite) {
  const find = (key: string) => {
    const of = kind.original?.(key);
    const original = of && source.kinds.get(of.entity);
    return original ? { kind: original, record: of.record } : null;
  };
  return {
    async before(key: string): Promise<boolean> {
      const of = find(key);
      if (of) await recordBaseline(source, trx, { ...of, stamp });
      return of !== null;
    },
    async after(key: string | undefined): Promise<boolean> {
      const of = key === undefined ? null : find(key);
      if (!of) return false;
      await recordVersion(source, trx, { ...of, context, stamp, cause: 'update' });
      const stored = await of.kind.read(inTransactionOf(source, trx), of.record);
      await writeLinks(source, trx, of.kind).saved(of.record, stored);
      await writeTranslations(trx, of.kind).saved(of.record, stored, undefined);
      return true;
    },
  };
}
