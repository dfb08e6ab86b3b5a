import type { CompanyFactsRecord } from '@vitrin/shared-contracts/company-facts';
import type { Contract, ContractLink } from '@vitrin/shared-contracts/contracts';
import type { LegalTextRow, PreparedLegalText } from '@vitrin/shared-contracts/legal-texts';
import { api } from '@vitrin/shared-contracts/paths';
import { sendRequest } from './send-request.ts';
import type { Staff } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export const legalTextsUrl = '/api/admin/legal-texts';

/** Facts that every text needs; the title has characters of Markdown. */
const legalFacts = {
  title: 'Örnek *Yapı* | Limited Şirketi',
  seat: 'Körfez Sokak No: 1, Konak / İzmir',
  privacy_email: 'kvkk@ornek.example',
  mersis: '0454053692000015',
};

/** Returns what staff do with the legal texts of a site, and what visitors then read. */
export function legalTextsOf({ app, services: { db } }: TestApp, staff: Staff) {
  const rows = async () => (await staff.call({ url: legalTextsUrl })).body.data as LegalTextRow[];
  const prepare = (id: string, fields: Record<string, unknown> = {}) =>
    staff.call({ url: `${legalTextsUrl}/${id}`, form: fields });

  /** Publishes a prepared draft as the form in the panel does; `edit` changes its values before. */
  async function confirm(
    { copy_id, contract_id }: PreparedLegalText,
    edit: (values: object) => object = (same) => same,
  ) {
    const copy = await db.selectFrom('working_copies').selectAll().where('id', '=', copy_id).executeTakeFirstOrThrow();
    const existing = contract_id === null ? {} : { id: contract_id, version: copy.base_version };
    const form_data = { ...edit(JSON.parse(copy.values_json) as object), ...existing };
    const method = contract_id === null ? {} : { _method: 'PUT' };
    return staff.call({ url: '/api/admin/contracts', form: { ...method, form_data, working_copy: copy_id } });
  }

  return {
    rows,
    prepare,
    confirm,
    rowOf: async (id: string) => (await rows()).find((row) => row.id === id),
    async saveFacts(more: object = {}) {
      const { version } = (await staff.call({ url: api.adminCompanyFacts })).body.data as CompanyFactsRecord;
      const form = { _method: 'PUT', ...legalFacts, ...more, ...(version > 0 && { version }) };
      const saved = await staff.call({ url: api.adminCompanyFacts, form });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    },
    async publish(id: string, fields: Record<string, unknown> = {}) {
      const prepared = await prepare(id, fields);
      const saved = prepared.status === 200 ? await confirm(prepared.body.data as PreparedLegalText) : prepared;
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    },
    links: async () => (await sendRequest(app, { url: '/api/pages/contracts' })).body.data as ContractLink[],
    page: async (slug: string, lang: string) =>
      (await sendRequest(app, { url: `/api/pages/contract/${slug}?lang=${lang}` })).body.data as Contract,
  };
}
