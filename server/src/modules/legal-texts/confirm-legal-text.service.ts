import { createHash } from 'node:crypto';
import type { FilledLegalText } from '@vitrin/shared-contracts/legal-texts';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { contractRecords } from '../contracts/contracts.service.ts';
import { fillLegalText, listLegalTexts } from './legal-texts.service.ts';
import { readLegalValues } from './legal-values.ts';
import { findTemplate } from './templates.ts';

/** Returns a legal text as it would be published now, in the default language. Nothing is stored. */
export async function readFilledText(services: Services, id: string): Promise<FilledLegalText> {
  const { filled, row, template } = await fill(services, id);
  const lang = await defaultLanguageOf(services.db);
  const text = filled.translations[lang] ?? {};
  const isMissing = row.missing.length > 0;
  return {
    name: template.texts[lang === 'tr' ? 'tr' : 'en'].name,
    content: isMissing ? '' : toRichText(text['document'], { lang, field: 'document' }).content,
    missing: row.missing,
    fingerprint: fingerprintOf(filled),
    is_made: row.contract_id !== null || row.copy_id !== null,
  };
}

/**
 * Publishes a legal text that a person has read whole: of a new site, which has none. Throws `Conflict` if the text has changed
 * since it was read, if facts are missing, or if there is one already.
 * @param fingerprint - of the text that was read
 */
export async function confirmLegalText(
  services: Services,
  context: WriteContext,
  { id, fingerprint }: { id: string; fingerprint: string },
): Promise<{ id: number }> {
  const { filled, row } = await fill(services, id);
  if (row.missing.length > 0) throw new Conflict('facts-missing', 'Metin için gereken bilgiler eksik.');
  if (row.contract_id !== null || row.copy_id !== null)
    throw new Conflict('text-exists', 'Bu metin zaten var; Sözleşmeler ekranından açıp yayınlayın.');
  if (fingerprint !== fingerprintOf(filled))
    throw new Conflict('text-changed', 'Bilgileriniz bu arada değişti; metnin yeni hâlini okuyup onaylayın.');
  const { own, translations } = filled;
  const { data } = await contractRecords.createWrites(services).create(context, { ...own, translations });
  return { id: data.id };
}

async function fill(services: Services, id: string) {
  const template = findTemplate(id);
  const row = (await listLegalTexts(services)).find((each) => each.id === id);
  if (!template || !row) throw new NotFound();
  const values = await readLegalValues(services);
  return { row, template, filled: await fillLegalText(services.db, { template, values, before: {} }) };
}

function fingerprintOf(filled: object): string {
  return createHash('sha256').update(JSON.stringify(filled)).digest('base64url');
}
