import type { Generated } from 'kysely';
import type { Edited, JsonText, Time } from './columns.ts';

interface ContractsTable extends Edited {
  id: Generated<number>;
  kind: string;
}

interface ContractTranslationsTable {
  contract_id: number;
  lang: string;
  name: string;
  seo_name: string;
  content: string;
  document: JsonText;
  seo_title: string | null;
  seo_description: string | null;
  revision_id: number;
}

interface ContractRevisionsTable {
  id: Generated<number>;
  contract_id: number;
  lang: string;
  name: string;
  content: string;
  created_at: Time;
  created_by: number | null;
}

export interface ContractsTables {
  contracts: ContractsTable;
  contract_translations: ContractTranslationsTable;
  contract_revisions: ContractRevisionsTable;
}
