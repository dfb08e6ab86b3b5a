import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type { RecordPublication, WorkingCopy, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import type { SitePageRecord } from '@vitrin/shared-contracts/site-pages';
import { getJson } from '../../../../data/http.ts';
import { declaredForm, type FormValues } from '../../../../editing/form/declared-form.ts';
import { openedValues } from '../../../../editing/publication/opened-record.ts';
import { discardWorkingCopy, saveWorkingCopy } from '../../../../editing/publication/publication.api.ts';
import type { PageTarget } from './page-targets.ts';

const { entity } = sitePageDefinition;
const declared = declaredForm(sitePageDefinition);

type Values = FormValues<typeof sitePageDefinition>;

/** Another page with what its form would show now: its draft, else the page as it is published. */
interface OtherPage {
  record: SitePageRecord | null;
  copy: WorkingCopy | null;
  values: Values;
  /** Version that the values are based on; null for a page that has never been published. */
  version: number | null;
  /** Values of that version; null if they are not known. */
  base: object | null;
}

/** A saved draft of another page. */
interface SavedPage {
  id: string;
  rev: number;
  /** There was no draft before. */
  isNew: boolean;
}

export type PageChange =
  | { kind: 'saved'; saved: SavedPage; values: Values }
  /** `change` returned null. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; message: string };

type Change = (values: Values) => Values | string | null;

const unreadable = 'Sayfa okunamadı; bağlantınızı kontrol edip tekrar deneyin.';
const notYours = 'Bu sayfanın taslağını yalnızca onu başlatan kişi değiştirebilir.';
const changedByOthers = 'Bu sayfanın taslağı tam şu anda başka biri tarafından kaydedildi. Tekrar deneyin.';

/** How often a draft is read again that a colleague has saved between reading and saving. */
const ATTEMPTS = 3;
const OUTDATED = 409;

/**
 * Changes the draft of a page that is not in the form, starting one if there is none, and publishes nothing. What colleagues save
 * at the same time is kept: the server refuses a draft that is not based on the latest one, and the change is made again.
 * @param change - returns the changed values, null to leave them, or the message that refuses
 */
export async function changeOtherPage(
  target: Pick<PageTarget, 'copy' | 'id'>,
  languages: readonly LanguageInfo[],
  change: Change,
  attempts = ATTEMPTS,
): Promise<PageChange> {
  const page = await readPage(target, languages);
  if (typeof page === 'string') return { kind: 'refused', message: page };
  const changed = change(page.values);
  if (changed === null) return { kind: 'unchanged' };
  if (typeof changed === 'string') return { kind: 'refused', message: changed };
  const { saved, status, message = unreadable } = await savePage(page, changed);
  if (saved) return { kind: 'saved', saved: { ...saved, isNew: page.copy === null }, values: page.values };
  if (status !== OUTDATED) return { kind: 'refused', message };
  if (attempts > 1) return await changeOtherPage(target, languages, change, attempts - 1);
  return { kind: 'refused', message: changedByOthers };
}

/** Deletes a draft that a change has started, if nobody has saved it since. Returns whether it was deleted. */
export async function discardStarted({ id, rev, isNew }: SavedPage): Promise<boolean> {
  if (!isNew) return false;
  const answer = await discardWorkingCopy(entity, { id, rev }).catch(() => null);
  return answer?.success ?? false;
}

/** Returns the page, or why it cannot be changed. */
async function readPage(
  { id, copy }: Pick<PageTarget, 'copy' | 'id'>,
  languages: readonly LanguageInfo[],
): Promise<OtherPage | string> {
  if (id === null) {
    const stored = await read<WorkingCopy>(api.adminWorkingCopy(entity, copy ?? ''));
    return stored ? openPage(null, stored, languages) : unreadable;
  }
  const [record, publication] = await Promise.all([
    read<SitePageRecord>(api.adminSitePage(id)),
    read<RecordPublication>(api.adminRecordPublication(entity, String(id))),
  ]);
  if (!record || !publication) return unreadable;
  return publication.may_draft === false ? notYours : openPage(record, publication.copy, languages);
}

function openPage(
  record: SitePageRecord | null,
  copy: WorkingCopy | null,
  languages: readonly LanguageInfo[],
): OtherPage {
  const live = { version: record?.version ?? null, values: declared.values(record, { languages }) };
  const { initial: values, version } = openedValues({ copy, live });
  const stored = copy?.base_json ?? null;
  const base = version === live.version ? live.values : stored === null ? null : Object(JSON.parse(stored));
  return { record, copy, values, version, base: version === null ? null : base };
}

interface SaveAnswer {
  /** Undefined if the draft was not saved. */
  saved?: WorkingCopyRow | undefined;
  /** 0 when the server could not be reached. */
  status: number;
  message?: string | undefined;
}

async function savePage({ record, copy, version, base }: OtherPage, values: Values): Promise<SaveAnswer> {
  const answer = await saveWorkingCopy(
    entity,
    copy?.id ?? crypto.randomUUID(),
    { record: record ? String(record.id) : null, base_version: version, rev: copy?.rev ?? 0, title: titleOf(values) },
    { form: values, base, values: declared.input(values, record) },
  ).catch(() => null);
  if (!answer) return { status: 0 };
  const { success, data, status, message } = answer;
  return { saved: success ? data : undefined, status, message };
}

function titleOf({ translations }: Values): string {
  const titles = Object.values(translations).map(({ title }) => title.trim());
  return (titles.find((title) => title !== '') ?? 'Adsız yeni kayıt').slice(0, limits.draft.title);
}

async function read<T>(path: string): Promise<T | null> {
  const answer = await getJson<T>(path).catch(() => null);
  return (answer?.success && answer.data) || null;
}
