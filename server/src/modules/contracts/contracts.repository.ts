import { parse } from 'secure-json-parse';
import type { ContractKind, ContractRecord, ContractTranslation } from '@vitrin/shared-contracts/contracts';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the panel records, newest first. Not paginated, because there are only a few. */
export async function listContracts(db: Db, fallback: string): Promise<ContractRecord[]> {
  const contracts = await records(db).orderBy('contracts.id', 'desc').execute();
  const translations = await translationRows(db).execute();
  return contracts.map((contract) => recordOf(contract, translations, fallback));
}

export async function findContractRecord(db: Db, id: number, fallback: string): Promise<ContractRecord | null> {
  const contract = await records(db).where('contracts.id', '=', id).executeTakeFirst();
  if (!contract) return null;
  return recordOf(contract, await translationRows(db).where('contract_id', '=', id).execute(), fallback);
}

function records(db: Db) {
  return db
    .selectFrom('contracts')
    .leftJoin('users', 'users.id', 'contracts.updated_by')
    .select(['contracts.id', 'contracts.kind', 'contracts.version', 'contracts.updated_at', 'users.name as updated_by'])
    .$narrowType<{ kind: ContractKind }>();
}

function translationRows(db: Db) {
  return db
    .selectFrom('contract_translations')
    .select(['contract_id', 'lang', 'name', 'seo_name', 'content', 'document', 'seo_title', 'seo_description'])
    .orderBy('lang');
}

interface TranslationRow extends Omit<ContractTranslation, 'document'> {
  contract_id: number;
  lang: string;
  document: string;
}

type Facts = Pick<ContractRecord, 'id' | 'kind' | 'version' | 'updated_at' | 'updated_by'>;

function recordOf(contract: Facts, rows: readonly TranslationRow[], fallback: string): ContractRecord {
  const own = rows.filter((row) => row.contract_id === contract.id);
  const standard = own.find((row) => row.lang === fallback) ?? own[0];
  const seo_name_tr = standard?.seo_name ?? '';
  const translations = Object.fromEntries(own.map((row) => [row.lang, translationOf(row)]));
  return { ...contract, name: standard?.name ?? '', seo_name: seo_name_tr || null, seo_name_tr, translations };
}

function translationOf({
  name,
  seo_name,
  content,
  document,
  seo_title,
  seo_description,
}: TranslationRow): ContractTranslation {
  return { name, seo_name, content, document: parse(document) as unknown, seo_title, seo_description };
}
