import { adminPaths } from '@vitrin/shared-contracts/paths';
import { contractDefinition } from '@vitrin/shared-contracts/records/contract';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict } from '../../platform/errors.ts';
import { contractAddresses } from './contract-addresses.repository.ts';
import { addRevision, noticeId } from './contract-writes.repository.ts';
import { contractTexts, findContractRecord } from './contracts.repository.ts';
import { contractSlugs } from './contracts.slugs.ts';

export { isRevisionOf, listContractLinks, revisionOf } from './public-contracts.repository.ts';
export { noticeId } from './contract-writes.repository.ts';
export { confirmedContracts, isNoticeConfirmed, noticesOf } from './notices.repository.ts';

const NOTICE = 'kvkk';

/** Legal pages. A restored text becomes a new revision: what visitors agreed to is never changed. */
export const contractRecords = contentRecord(
  contractDefinition,
  {
    table: 'contracts',
    texts: contractTexts,
    slugs: contractSlugs,
  },
  {
    places: {
      screen: (key) => adminPaths.contractUpdate(Number(key)),
      insertScreen: adminPaths.contractInsert,
      addresses: contractAddresses,
    },
    find: async (db, id) => findContractRecord(db, id, await defaultLanguageOf(db)),
    async check({ db }, { kind }, before) {
      if (before?.kind === NOTICE && kind !== NOTICE)
        throw new Conflict('notice-kind', 'KVKK aydınlatma metninin türü değiştirilemez.');
      if (kind === NOTICE) await rejectSecondNotice(db, before?.id ?? null);
      return {};
    },
    texts: { deriveColumns: async (trx, text) => ({ revision_id: await addRevision(trx, text) }) },
    async checkRemoval(_trx, { kind }) {
      if (kind === NOTICE)
        throw new Conflict('notice-kept', 'KVKK aydınlatma metni silinemez; formlar bu metne bağlıdır.');
    },
  },
);

/** Throws `Conflict` when another contract is the notice: the public forms find it by its kind. */
async function rejectSecondNotice(trx: Db, id: number | null): Promise<void> {
  const currentId = await noticeId(trx);
  if (currentId !== null && currentId !== id)
    throw new Conflict('notice-exists', 'KVKK aydınlatma metni zaten var; ikincisi oluşturulamaz.');
}
