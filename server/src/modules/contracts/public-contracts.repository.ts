import type { Contract, ContractKind, ContractLink } from '@vitrin/shared-contracts/contracts';
import { templateOf } from '@vitrin/shared-contracts/legal-texts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Languages } from '../../content/request-language.ts';
import { contractSlugs } from './contracts.slugs.ts';

interface ContractName {
  id: number;
  kind: ContractKind;
  template: string;
  lang: string;
  name: string;
  seo_name: string;
}

/** Returns all contracts in order of creation; each name in the requested language, otherwise in the fallback. */
export async function listContractLinks(db: Db, languages: Languages): Promise<ContractLink[]> {
  const rows = await db
    .selectFrom('contracts')
    .innerJoin('contract_translations', 'contract_translations.contract_id', 'contracts.id')
    .select(['contracts.id', 'contracts.kind', 'contracts.template', 'lang', 'name', 'seo_name'])
    .where('lang', 'in', [languages.requested, languages.fallback])
    .orderBy('contracts.id')
    .$narrowType<{ kind: ContractKind }>()
    .execute();
  const ids = [...new Set(rows.map((row) => row.id))];
  return ids.flatMap((id) =>
    linkOf(
      rows.filter((row) => row.id === id),
      languages,
    ),
  );
}

function linkOf(rows: readonly ContractName[], { requested, fallback }: Languages): ContractLink[] {
  const own = rows.find((row) => row.lang === requested);
  const fallbackName = rows.find((row) => row.lang === fallback);
  const shown = own ?? fallbackName;
  if (!shown) return [];
  return [
    {
      id: shown.id,
      kind: shown.kind,
      name: shown.name,
      lang: shown.lang,
      seo_name: own?.seo_name ?? null,
      seo_name_tr: fallbackName?.seo_name ?? shown.seo_name,
      ...(shown.template && { template: templateOf(shown.template) }),
    },
  ];
}

/** Returns the id of the current revision of a contract text in one language. */
export async function revisionOf(db: Db, id: number, lang: string): Promise<number> {
  const { revision_id } = await db
    .selectFrom('contract_translations')
    .select('revision_id')
    .where('contract_id', '=', id)
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow();
  return revision_id;
}

/** Checks whether one of these notices has had the revision. */
export async function isRevisionOf(db: Db, notices: readonly number[], revision: number): Promise<boolean> {
  const row = await db
    .selectFrom('contract_revisions')
    .select('id')
    .where('id', '=', revision)
    .where('contract_id', 'in', notices)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a contract by any current or former slug; null when there is none. */
export async function findContract(db: Db, slug: string, languages: Languages): Promise<Contract | null> {
  const id = await findBySlug(db, contractSlugs, slug, languages.requested);
  if (id === null) return null;
  const rows = await db
    .selectFrom('contracts')
    .innerJoin('contract_translations', 'contract_translations.contract_id', 'contracts.id')
    .select([
      'contracts.id',
      'contracts.kind',
      'contracts.template',
      'contracts.updated_at',
      'lang',
      'name',
      'seo_name',
      'content',
    ])
    .select(['seo_title', 'seo_description', 'revision_id'])
    .where('contracts.id', '=', id)
    .$narrowType<{ kind: ContractKind }>()
    .execute();
  const shown =
    rows.find((row) => row.lang === languages.requested) ?? rows.find((row) => row.lang === languages.fallback);
  const [link] = linkOf(rows, languages);
  if (!shown || !link) return null;
  const { content, seo_title, seo_description, updated_at, lang, revision_id } = shown;
  const alternates = await alternatesOf(db, contractSlugs, id);
  return { ...link, content, seo_title, seo_description, updated_at, lang, revision_id, alternates };
}
