import type { ContractKind, ContractRecord, ContractTranslation } from '@vitrin/shared-contracts/contracts';
import { contractDefinition } from '@vitrin/shared-contracts/records/contract';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Where the texts of the contracts are stored. */
export const contractTexts = {
  table: 'contract_translations',
  owner: 'contract_id',
  pictures: 'contract_text_pictures',
} as const;

const source = { definition: contractDefinition, store: contractTexts };

/** Returns the panel records, newest first. Not paginated, because there are only a few. */
export async function listContracts(db: Db, fallback: string): Promise<ContractRecord[]> {
  const contracts = await records(db).orderBy('contracts.id', 'desc').execute();
  const texts = await readTexts(db, source);
  return contracts.map((contract) => recordOf(contract, texts.of(contract.id), fallback));
}

export async function findContractRecord(db: Db, id: number, fallback: string): Promise<ContractRecord | null> {
  const contract = await records(db).where('contracts.id', '=', id).executeTakeFirst();
  if (!contract) return null;
  return recordOf(contract, (await readTexts(db, source, [id])).of(id), fallback);
}

function records(db: Db) {
  return db
    .selectFrom('contracts')
    .leftJoin('users', 'users.id', 'contracts.updated_by')
    .select([
      'contracts.id',
      'contracts.kind',
      'contracts.template',
      'contracts.template_values',
      'contracts.version',
      'contracts.updated_at',
      'users.name as updated_by',
    ])
    .$narrowType<{ kind: ContractKind }>();
}

type Facts = Pick<
  ContractRecord,
  'id' | 'kind' | 'template' | 'template_values' | 'version' | 'updated_at' | 'updated_by'
>;

function recordOf(
  contract: Facts,
  translations: Record<string, ContractTranslation>,
  fallback: string,
): ContractRecord {
  const standard = translations[fallback] ?? Object.values(translations)[0];
  const seo_name_tr = standard?.seo_name ?? '';
  return { ...contract, name: standard?.name ?? '', seo_name: seo_name_tr || null, seo_name_tr, translations };
}
