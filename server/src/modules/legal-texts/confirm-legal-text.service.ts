import { createHash } from 'node:crypto';
import type { FilledLegalText, LegalTextRow } from '@vitrin/shared-contracts/legal-texts';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { contractRecords } from '../contracts/contracts.service.ts';
import { fillLegalText, listLegalTexts, type Texts } from './legal-texts.service.ts';
import { readLegalValues } from './legal-values.ts';
import { findTemplate } from './templates.ts';

/** Returns a legal text as it would be published now, in the default language. Nothing is stored. */
export async function readFilledText(services: ContentServices, id: string): Promise<FilledLegalText> {
  const { filled, row, template } = await fill(services, id);
  const lang = await defaultLanguageOf(services.db);
  const text = filled.translations[lang] ?? {};
  const isMissing = row.missing.length > 0;
  return {
    name: template.texts[lang === 'tr' ? 'tr' : 'en'].name,
    content: isMissing ? '' : toRichText(text['document'], { lang, field: 'document' }).content,
    missing: row.missing,
    fingerprint: fingerprintOf(filled),
    is_made: !isOpen(row),
  };
}

/**
 * Publishes a legal text that a person has read whole: of a new site, which has none or that of the demo content. Throws
 * `Conflict` if the text has changed since it was read, if facts are missing, or if there is one already.
 * @param fingerprint - of the text that was read
 */
export async function confirmLegalText(
  services: ContentServices,
  context: WriteContext,
  { id, fingerprint }: { id: string; fingerprint: string },
): Promise<{ id: number }> {
  const { filled, row, live } = await fill(services, id);
  if (row.missing.length > 0) throw new Conflict('facts-missing', 'Metin için gereken bilgiler eksik.');
  if (!isOpen(row)) throw new Conflict('text-exists', 'Bu metin zaten var; Sözleşmeler ekranından açıp yayınlayın.');
  if (fingerprint !== fingerprintOf(filled))
    throw new Conflict('text-changed', 'Bilgileriniz bu arada değişti; metnin yeni hâlini okuyup onaylayın.');
  const writes = contractRecords.createWrites(services);
  const text = { ...filled.own, translations: filled.translations };
  const { data } = await (live
    ? writes.change(context, live.id, { ...live.values, ...text, id: live.id, version: live.version })
    : writes.create(context, text));
  return { id: data.id };
}

async function fill(services: ContentServices, id: string) {
  const template = findTemplate(id);
  const row = (await listLegalTexts(services)).find((each) => each.id === id);
  if (!template || !row) throw new NotFound();
  const values = await readLegalValues(services);
  const live = row.contract_id === null ? null : await readContract(services, row.contract_id);
  const before = Object(live?.values.translations) as Texts;
  return { row, template, live, filled: await fillLegalText(services.db, { template, values, before }) };
}

/** No person has published the text, and no draft of one waits. */
function isOpen({ state }: Pick<LegalTextRow, 'state'>): boolean {
  return state === 'none' || state === 'sample';
}

async function readContract(services: ContentServices, id: number) {
  const stored = await contractRecords.kind.read(services, String(id));
  return stored && { ...stored, id };
}

function fingerprintOf(filled: object): string {
  return createHash('sha256').update(JSON.stringify(filled)).digest('base64url');
}
