import { object } from 'yup';
import { contractAddresses } from './contract-addresses.repository.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { completeForm } from '../../content/complete-form.ts';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, rowKeys, type ContentKind } from '../../content/content-kind.ts';
import {
  contractFields,
  contractInputSchema,
  type ContractInput,
  type ContractRecord,
  type ContractTranslationInput,
} from '@vitrin/shared-contracts/contracts';
import { invalid, positiveInteger } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import { withChangedFields } from '../../content/changed-fields.ts';
import { resolveSlug, slugsOf } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { requireFallbackLanguage } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';
import type { Services } from '../../services.ts';
import {
  deleteContract,
  insertContract,
  kindOf,
  noticeId,
  removeText,
  saveText,
  updateKind,
} from './contract-writes.repository.ts';
import { findContractRecord } from './contracts.repository.ts';
import { contractSlugs } from './contracts.slugs.ts';

export { listContractLinks, revisionOf } from './public-contracts.repository.ts';
export { noticeId } from './contract-writes.repository.ts';

const entity = 'contract';
const NOTICE = 'kvkk';
type Input = Omit<ContractInput, 'translations'> & { translations: Record<string, ContractTranslationInput | null> };

/** Validates `form_data` against the shared schema. */
export function contractInput(value: unknown): Input {
  return validated(contractInputSchema, value) as Input;
}

export function createContract(services: Services, context: WriteContext, input: Input): Promise<ContractRecord> {
  return write(services, context, { action: 'create', entity }, (trx, stamp) => addContract(trx, stamp, input));
}

/** Creates a contract within an open transaction; one that was deleted gets its former id. */
export async function addContract(
  trx: Db,
  stamp: Stamp,
  input: Input,
  formerId?: number,
): Promise<Written<ContractRecord>> {
  await rejectSecondNotice(trx, input.kind, null);
  const id = await insertContract(trx, input.kind, stamp, formerId);
  return saved(trx, id, input, stamp);
}

/** Changes the fields of a contract that `value` has; its id is one of them. */
export async function changeContract(
  services: Services,
  context: WriteContext,
  value: unknown,
): Promise<ContractRecord> {
  const { id } = validated(object({ id: positiveInteger().required(invalid.required) }), value);
  const input = contractInput(await completeForm(services, { kind: contractContent, record: String(id) }, value));
  const { version = null } = input;
  const form = { kind: contractContent, record: String(id), version, input } as const;
  return saveRecord(services, context, form, (trx, stamp, merged) => savedChange(trx, stamp, id, merged.input));
}

async function savedChange(trx: Db, stamp: Stamp, id: number, input: Input): Promise<Written<ContractRecord>> {
  await checkNoticeKind(trx, id, input.kind);
  await rejectSecondNotice(trx, input.kind, id);
  const before = await record(trx, id);
  await updateKind(trx, id, input.kind);
  return withChangedFields(before, await saved(trx, id, input, stamp));
}

/** Contracts in the history. A restored text becomes a new revision: what visitors agreed to is never changed. */
export const contractContent: ContentKind = {
  entity,
  table: 'contracts',
  schema: 1,
  fields: contractFields,
  right: 'contracts.write',
  screen: (key) => adminPaths.contractUpdate(Number(key)),
  insertScreen: adminPaths.contractInsert,
  addresses: contractAddresses,
  records: (db) => rowKeys(db, 'contracts'),
  async read({ db }, key) {
    const found = await findContractRecord(db, Number(key), await defaultLanguageOf(db));
    if (!found) return null;
    const { version, updated_at: updatedAt, name: title } = found;
    return { version, updatedAt, title, values: storedValues(contractFields, found) };
  },
  save: async ({ db }, key, values, stamp) => (await savedChange(db, stamp, Number(key), contractInput(values))).data,
  create: async ({ db }, values, stamp, id) => createdRecord(await addContract(db, stamp, contractInput(values), id)),
  async remove({ db }, key) {
    const { id, kind } = await record(db, Number(key));
    if (kind === NOTICE)
      throw new Conflict('notice-kept', 'KVKK aydınlatma metni silinemez; formlar bu metne bağlıdır.');
    await deleteContract(db, id);
  },
  rows: { deleteRight: 'contracts.delete', slugs: contractSlugs },
};

export function removeContract(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return trashRecord(services, context, contractContent, id);
}

/** Throws `Conflict` when the notice would get another kind: the public forms find it by its kind. */
async function checkNoticeKind(trx: Db, id: number, kind: string): Promise<void> {
  if (kind !== NOTICE && (await kindOf(trx, id)) === NOTICE)
    throw new Conflict('notice-kind', 'KVKK aydınlatma metninin türü değiştirilemez.');
}

async function rejectSecondNotice(trx: Db, kind: string, id: number | null): Promise<void> {
  if (kind !== NOTICE) return;
  const currentId = await noticeId(trx);
  if (currentId !== null && currentId !== id)
    throw new Conflict('notice-exists', 'KVKK aydınlatma metni zaten var; ikincisi oluşturulamaz.');
}

async function saved(trx: Db, id: number, input: Input, stamp: Stamp) {
  const slugs = await slugsOf(trx, contractSlugs, id);
  const fallback = await defaultLanguageOf(trx);
  requireFallbackLanguage(input.translations, {
    known: await knownLanguages(trx),
    fallback,
    present: slugs.keys(),
    field: 'name',
  });
  for (const [lang, translation] of Object.entries(input.translations)) {
    if (translation === null) await removeText(trx, id, lang);
    else await saveTranslation(trx, { id, lang, now: slugs.get(lang) ?? null, stamp }, translation);
  }
  const data = await record(trx, id);
  const fields = ['kind', ...Object.keys(input.translations).map((lang) => `translations.${lang}`)];
  return { data, entityId: id, title: data.name, fields };
}

interface Place {
  id: number;
  lang: string;
  /** Current slug; null when the translation is new. */
  now: string | null;
  stamp: Stamp;
}

async function saveTranslation(
  trx: Db,
  { id, lang, now, stamp }: Place,
  translation: ContractTranslationInput,
): Promise<void> {
  const { name, seo_title, seo_description } = translation;
  const { content, document } = toRichText(translation.document, { lang, field: `translations.${lang}.document` });
  const seo_name = await resolveSlug(trx, contractSlugs, {
    id,
    lang,
    title: name,
    typedSlug: translation.seo_name,
    currentSlug: now,
  });
  await saveText(trx, { contract_id: id, lang, name, seo_name, content, document, seo_title, seo_description }, stamp);
}

async function record(trx: Db, id: number): Promise<ContractRecord> {
  const found = await findContractRecord(trx, id, await defaultLanguageOf(trx));
  if (!found) throw new NotFound();
  return found;
}
