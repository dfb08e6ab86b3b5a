import {
  companyFactsFields,
  companyFactsSchema,
  type CompanyFacts,
  type CompanyFactsRecord,
  type SiteCompany,
} from '@vitrin/shared-contracts/company-facts';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { isPersonNumber } from '@vitrin/shared-contracts/turkish-numbers';
import { changedFields } from '../../content/changed-fields.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import { saveRecord } from '../../content/save-record.ts';
import { storedValues } from '../../content/stored-values.ts';
import type { Written, WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { validated } from '../../platform/http/validated.ts';
import { areFormsClosed } from '../public-forms/closed-forms.service.ts';
import { coverTrade } from '../samples/samples.service.ts';
import { companyFactsRow, readCompanyFacts, saveCompanyFacts } from './company-facts.repository.ts';

export { deleteCompanyFacts, readCompanyFacts } from './company-facts.repository.ts';

/** Key of the only record. */
const SITE = 'site';
const TITLE = 'Yasal bilgiler';

/** Saves what the company states about itself; pages that show it change at once. */
export function changeCompanyFacts(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<WriteResult<CompanyFactsRecord>> {
  const { version: sent = 0, ...facts } = validated(companyFactsSchema, value);
  const form = { kind: companyFactsKind, record: SITE, version: sent, input: facts };
  return saveRecord(services, context, form, (trx, stamp, merged) =>
    savedChange(trx, stamp, merged.input, merged.version),
  );
}

async function savedChange(
  trx: Db,
  stamp: Stamp,
  facts: CompanyFacts,
  replaced: number | null,
): Promise<Written<CompanyFactsRecord>> {
  const record = () => readCompanyFacts(trx);
  const before = await record();
  await saveCompanyFacts(trx, facts, await nextGroupVersion(trx, companyFactsRow, replaced, record), stamp);
  return { data: await record(), entityId: null, title: TITLE, fields: changedFields(before, facts) };
}

/** Facts of the company in the history. */
export const companyFactsKind: ContentKind = {
  entity: 'company-facts',
  fields: companyFactsFields,
  right: 'contact-information.write',
  screen: () => adminPaths.companyFacts,
  // The addresses lead to registers of the state and to a licensed provider.
  fieldsWithoutLinks: ['etbis', 'society_url'],
  records: () => Promise.resolve([SITE]),
  async read({ db }, key) {
    if (key !== SITE) return null;
    const { version, ...facts } = await readCompanyFacts(db);
    return { version, title: TITLE, values: storedValues(companyFactsFields, facts) };
  },
  async save({ db }, _key, values, stamp) {
    const { version: _version, ...facts } = validated(companyFactsSchema, values);
    return (await savedChange(db, stamp, facts, null)).data;
  },
  shownOn: () => Promise.resolve(publicPaths.home),
};

/**
 * Returns what visitors see, whether the forms are closed, and the trade of drawn covers. The tax number of a sole proprietor is the identity number of a person, which visitors do not need
 * to read on a site.
 */
export async function publicCompany(db: Db): Promise<SiteCompany> {
  const [isClosed, trade] = await Promise.all([areFormsClosed(db), coverTrade(db)]);
  const shown = { forms_closed: isClosed, ...(trade !== null && { trade }) };
  const { version: _version, ...facts } = await readCompanyFacts(db);
  if (facts.title === '') return { facts: null, ...shown };
  return { facts: isPersonNumber(facts.tax_number) ? { ...facts, tax_number: '' } : facts, ...shown };
}
