import { DomainError } from '../../../../platform/errors.ts';
import { changeActive, createLanguage, listLanguageInfo } from '../../../languages/languages.service.ts';
import { knownLanguages } from '../../../../content/active-languages.ts';
import { addChange, saveImported } from '../../index/import-records.repository.ts';
import { recordId, type LanguageItem } from '../../reading/archive/archive-item.ts';
import type { Applied, ImportRun, Outcome } from '../import-run.ts';
import { hashOfValues } from '../write-record.ts';

/** Adds a language of an archive that this site does not have; its texts are a record of their own. */
export async function applyLanguage(run: ImportRun, { item, row }: Applied<LanguageItem>): Promise<Outcome> {
  const { services, context } = run;
  const { abbr, name: lang, active, notes } = item;
  const existing = (await listLanguageInfo(services.db)).find((each) => each.abbr === abbr);
  if (run.isDryRun) {
    run.languages = new Set([...run.languages, abbr]);
    return { state: existing ? 'unchanged' : 'created', notes };
  }
  try {
    const { id } = existing ?? (await createLanguage(services, context, { abbr, lang }));
    if (!existing && active === 1) await changeActive(services, context, { abbr, active });
    await noteLanguage(run, { item, row }, { record: String(id), isNew: !existing });
    run.languages = await knownLanguages(services.db);
    return { state: existing ? 'unchanged' : 'created', notes };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { state: 'left', notes: [...notes, { what: abbr, reason: error.userMessage }] };
  }
}

async function noteLanguage(
  { services, site, importId }: ImportRun,
  { item: { type, id }, row }: Applied<LanguageItem>,
  { record, isNew }: { record: string; isNew: boolean },
): Promise<void> {
  const imported = { source: site.name, entity: 'language', record, lang: '', incomplete: 0 };
  const stored = await services.kinds.get('language')?.read(services, record);
  const values_hash = hashOfValues(stored?.values ?? {});
  await services.db.transaction().execute(async (trx) => {
    await saveImported(trx, { ...imported, type, source_id: id, item_hash: row.hash, values_hash });
    if (!isNew) return;
    // Staff have written no text of a language that was not there.
    await saveImported(trx, {
      ...imported,
      type: 'record',
      source_id: recordId('language', id),
      item_hash: '',
      values_hash,
    });
    await addChange(trx, { import_id: importId, type, source_id: id, entity: 'language', record, version_before: 0 });
  });
}
