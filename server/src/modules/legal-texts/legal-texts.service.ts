import { randomUUID } from 'node:crypto';
import {
  legalTemplateLabels,
  legalValueLabels,
  type LegalTextRow,
  type PreparedLegalText,
} from '@vitrin/shared-contracts/legal-texts';
import { listActiveLanguages } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import type { CopyReader } from '../../content/publication/copy-authors.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';
import type { WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { contractRecords } from '../contracts/contracts.service.ts';
import { saveCopy } from '../publication/working-copies.service.ts';
import { filledDocument, type LegalValues } from './fill-template.ts';
import { templateLanguages, templateMark, type LegalTemplate } from './legal-template.ts';
import { legalTextRow } from './legal-text-states.ts';
import { listMadeContracts, listMadeDrafts, listMadeTexts } from './legal-texts.repository.ts';
import { readLegalValues, readQuickValues, valuesFor } from './legal-values.ts';
import { filledValues, type ShownText } from './text-fingerprint.ts';
import { findTemplate, templates } from './templates.ts';

/** Returns all legal texts with how far they are, and what is out of date in them. */
export async function listLegalTexts(source: ContentSource): Promise<LegalTextRow[]> {
  return rowsWith(source.db, await readLegalValues(source));
}

/** Fields of the contract that a filled template becomes, besides those that it has already. */
interface FilledTemplate {
  own: { kind: string; template: string; template_values: string };
  translations: Texts;
}

/** Fills a template with what is known now. */
export async function fillLegalText(
  db: Db,
  { template, values, before }: { template: LegalTemplate; values: LegalValues; before: Texts },
): Promise<FilledTemplate> {
  const filled = await filledTexts(db, template, values, before);
  const own = {
    kind: template.kind,
    template: templateMark(template),
    template_values: filledValues(valuesFor(template, values), shownTexts(filled)),
  };
  return { own, translations: { ...before, ...filled } };
}

async function rowsWith(db: Db, values: LegalValues): Promise<LegalTextRow[]> {
  const made = {
    contracts: await listMadeContracts(db),
    drafts: await listMadeDrafts(db),
    texts: await listMadeTexts(db, templateLanguages),
  };
  return templates.map((template) => legalTextRow(template, made, values));
}

/** Returns how many published texts state something that is not true any more; without what only reading all texts tells. */
export async function countOutdatedTexts(db: Db): Promise<number> {
  const rows = await rowsWith(db, await readQuickValues({ db }));
  return rows.filter(({ state }) => state === 'outdated').length;
}

/**
 * Fills a template and saves the text as a draft: of the contract that shows it, else of a new one. Visitors see it once a
 * person has published it, which confirms it. Throws `Conflict` while facts are missing, while a draft waits, and without
 * `replacesEdits` if staff have written in the text.
 */
export async function prepareLegalText(
  services: WriteServices,
  context: WriteContext,
  { id, reader, replacesEdits }: { id: string; reader: CopyReader; replacesEdits: boolean },
): Promise<PreparedLegalText> {
  const template = findTemplate(id);
  if (!template) throw new NotFound();
  const values = await readLegalValues(services);
  const row = (await rowsWith(services.db, values)).find((each) => each.id === template.id);
  if (!row) throw new NotFound();
  requirePossible(row);
  if (row.is_edited && !replacesEdits) throw new Conflict('text-edited', EDITED);
  const copy = await newCopy(services, { template, values, contractId: row.contract_id });
  const saved = await saveCopy(services, context, { ...copy, reader });
  return { contract_id: row.contract_id, copy_id: saved.id };
}

const EDITED =
  'Bu metinde sizin yazdıklarınız var. Hazır metin taslakta onların yerine geçer; bunu onaylayıp yeniden deneyin.';

function requirePossible({ missing, copy_id }: LegalTextRow): void {
  if (missing.length > 0) {
    const names = missing.map((name) => legalValueLabels[name]).join(', ');
    throw new Conflict('facts-missing', `Önce Yasal bilgiler ekranında şunları doldurun: ${names}.`);
  }
  if (copy_id !== null)
    throw new Conflict('draft-waits', 'Bu metnin yayınlanmamış bir taslağı var; önce onu yayınlayın ya da silin.');
}

interface NewCopy {
  template: LegalTemplate;
  values: LegalValues;
  contractId: number | null;
}

/** Returns the draft as the form of a contract would save it. */
async function newCopy(services: WriteServices, { template, values, contractId }: NewCopy) {
  const { kind } = contractRecords;
  const live = contractId === null ? null : await kind.read(services, String(contractId));
  const before = live?.values ?? { translations: {} };
  const { own, translations: texts } = await fillLegalText(services.db, {
    template,
    values,
    before: Object(before['translations']) as Texts,
  });
  const body = { ...before, ...own, translations: texts };
  return {
    kind,
    id: randomUUID(),
    input: {
      record: contractId === null ? null : String(contractId),
      base_version: live?.version ?? null,
      rev: 0,
      title: legalTemplateLabels[template.id],
      form_json: JSON.stringify({ ...own, translations: formTexts(texts) }),
      base_json: live ? JSON.stringify({ ...before, translations: formTexts(Object(before['translations'])) }) : null,
      values_json: JSON.stringify(body),
    },
  };
}

/** Texts of a contract by language. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the texts of the languages of the site in which the template is written; an address stays as it is. */
async function filledTexts(db: Db, template: LegalTemplate, values: LegalValues, before: Texts): Promise<Texts> {
  const active = new Set((await listActiveLanguages(db)).map(({ abbr }) => abbr));
  const written = templateLanguages.filter((lang) => active.has(lang));
  const filled = written.map((lang) => {
    const { name, description } = template.texts[lang];
    const kept = before[lang];
    const texts = {
      name,
      seo_name: kept?.['seo_name'] ?? '',
      document: filledDocument(template, values, lang),
      seo_title: kept?.['seo_title'] ?? null,
      seo_description: description,
    };
    return [lang, texts] as const;
  });
  return Object.fromEntries(filled);
}

/** Returns texts as they are stored once they are published. */
function shownTexts(texts: Texts): ShownText[] {
  return Object.entries(texts).map(([lang, { name, document, seo_description }]) => ({
    lang,
    name: String(name),
    content: toRichText(document, { lang, field: 'document' }).content,
    seo_description: String(seo_description),
  }));
}

/** Returns texts as the form has them: no text is empty instead of null. */
function formTexts(texts: Texts): Texts {
  const inForm = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  return Object.fromEntries(Object.entries(texts).map(([lang, values]) => [lang, inForm(values)]));
}
