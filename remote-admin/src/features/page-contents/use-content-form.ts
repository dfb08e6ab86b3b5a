import { useMemo } from 'react';
import { contentInputSchema } from 'shared-contracts/content-inputs';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { contentGroupLabels, type ContentGroupRecord } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import type { PreviewSource } from '../../shared/content-preview/content-preview.api.ts';
import type { HistoryButtonProps } from '../../shared/history/history-button.tsx';
import { saveContents } from './page-contents.api.ts';
import type { StoredValues } from './stored-values.ts';

/** Properties of every content group form. */
export interface ContentFormProps {
  record: ContentGroupRecord;
  /** The default language first. */
  languages: readonly LanguageRecord[];
}

export interface ContentValues<T> {
  translations: Record<string, T>;
}

interface ContentFormOptions<T> extends ContentFormProps {
  /** Name of the form, used for its drafts. */
  form: string;
  read: (stored: StoredValues) => T;
  write: (values: T) => Record<string, unknown>;
}

/** A form for those keys of a content group that `read` and `write` handle; other keys of the group are not changed. */
export function useContentForm<T>({ form, record, languages, read, write }: ContentFormOptions<T>) {
  const { group, version, translations: stored } = record;
  const initial = useMemo<ContentValues<T>>(
    () => ({ translations: Object.fromEntries(languages.map(({ abbr }) => [abbr, read(stored[abbr] ?? {})])) }),
    [stored, languages, read],
  );
  const schema = useMemo(() => contentInputSchema(group), [group]);
  const input = ({ translations }: ContentValues<T>, replaced: number | null) => ({
    version: replaced,
    translations: Object.fromEntries(Object.entries(translations).map(([abbr, values]) => [abbr, write(values)])),
  });
  const recordForm = useRecordForm({
    form,
    // Each group has exactly one record, even before the first save.
    record: 1,
    version,
    initial,
    texts: { success: messages.updated },
    schema,
    input,
    save: (input) => saveContents(group, input),
    invalidatedPaths: [api.adminContentGroup(group)],
  });
  const restore = (restored: unknown) => {
    const { translations } = restored as ContentGroupRecord;
    const values = languages.map(({ abbr }) => [abbr, read(translations[abbr] ?? {})] as const);
    recordForm.change({ translations: Object.fromEntries(values) });
  };
  const history: HistoryButtonProps = {
    of: { entity: 'page-contents', record: group },
    dirty: recordForm.dirty,
    onRestore: restore,
  };
  const { values } = recordForm.formik;
  const preview: PreviewSource = {
    of: { entity: 'page-contents', record: group },
    title: contentGroupLabels[group],
    values,
    body: () => input(values, version),
  };
  return { form: recordForm, history, preview };
}
