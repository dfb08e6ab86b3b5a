import { useMemo } from 'react';
import { contentInputSchema } from '@vitrin/shared-contracts/content-inputs';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { messages } from '@vitrin/shared-contracts/messages';
import { contentGroupLabels, type ContentGroupRecord } from '@vitrin/shared-contracts/page-contents';
import { api } from '@vitrin/shared-contracts/paths';
import type { CheckedKind } from '../../editing/content-check/content-check.ts';
import { useCheck } from '../../editing/content-check/use-check.ts';
import { openedValues, type OpenedPublication } from '../../editing/publication/opened-record.ts';
import { publishedCopy } from '../../editing/publication/published-copy.ts';
import { publishedForm } from '../../editing/publication/published-form.tsx';
import { usePublication, type PublicationOptions } from '../../editing/publication/use-publication.ts';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import type { PreviewSource } from '../../editing/content-preview/content-preview.api.ts';
import type { HistoryButtonProps } from '../../editing/history/history-button.tsx';
import { saveContents } from './page-contents.api.ts';
import type { StoredValues } from './stored-values.ts';

const entity = 'page-contents';

/** Properties of every content group form. */
export interface ContentFormProps {
  record: ContentGroupRecord;
  publication: OpenedPublication;
  /** The default language first. */
  languages: readonly LanguageInfo[];
}

export interface ContentValues<T> {
  translations: Record<string, T>;
}

interface ContentFormOptions<T> extends ContentFormProps {
  /** Name of the form, used for its drafts. */
  form: string;
  labels: Readonly<Record<string, string>>;
  /** Address of the list that the form links back to. */
  back?: string;
  /** What is checked before publishing; undefined for a form without texts. */
  checked?: CheckedKind<ContentValues<T>>;
  read: (stored: StoredValues) => T;
  write: (values: T) => Record<string, unknown>;
}

/** A form for those keys of a content group that `read` and `write` handle; other keys of the group are not changed. */
export function useContentForm<T>(options: ContentFormOptions<T>) {
  const { form, record, publication, languages, read, write, labels, back, checked } = options;
  const { group } = record;
  const valuesOf = ({ translations }: Pick<ContentGroupRecord, 'translations'>): ContentValues<T> => ({
    translations: Object.fromEntries(languages.map(({ abbr }) => [abbr, read(translations[abbr] ?? {})])),
  });
  const live = { version: record.version, values: valuesOf(record) };
  const { copy } = publication;
  const { initial, version, source } = openedValues({ live, copy });
  const schema = useMemo(() => contentInputSchema(group), [group]);
  const body = ({ translations }: ContentValues<T>) => ({
    translations: Object.fromEntries(Object.entries(translations).map(([abbr, values]) => [abbr, write(values)])),
  });
  const input = (values: ContentValues<T>, replaced: number | null) => ({ version: replaced, ...body(values) });
  const invalidatedPaths = [api.adminContentGroup(group), api.adminKindPublication(entity), api.adminTranslations];
  const check = useCheck({
    kind: { checked, history: { entity, record: group } },
    record: null,
    context: { languages },
  });
  const recordForm = useRecordForm({
    form,
    // Each group has exactly one record, even before the first save.
    record: 1,
    version,
    initial,
    live,
    source,
    texts: { success: messages.updated },
    schema,
    input,
    savedDetail: check.savedDetail,
    save: (sent) => saveContents(group, sent, copy ? publishedCopy(copy) : {}),
    invalidatedPaths,
  });
  const published = usePublishedGroup({
    publication,
    form: recordForm,
    name: form,
    live,
    version,
    body,
    publish: (sent, replaced) => saveContents(group, { version: replaced, ...sent }),
    liveOf: (found) => {
      const saved = found as ContentGroupRecord;
      return { version: saved.version, values: valuesOf(saved) };
    },
    invalidatedPaths,
    languages,
    labels,
    back,
  });
  const history: HistoryButtonProps = {
    of: { entity, record: group },
    dirty: recordForm.dirty,
    onRestore: (restored) => recordForm.change(valuesOf(restored as ContentGroupRecord)),
  };
  const { values } = recordForm.formik;
  const preview: PreviewSource = {
    of: { entity, record: group },
    title: contentGroupLabels[group],
    values,
    body: () => input(values, version),
  };
  return { form: recordForm, history, preview, published, check: check.buttonOf(values, () => body(values)) };
}

type PublishedGroup<V extends object> = Omit<PublicationOptions<V>, 'onCreated' | 'onDraftSaved' | 'onDiscarded'> &
  Pick<ContentFormProps, 'languages'> & {
    labels: Readonly<Record<string, string>>;
    back?: string | undefined;
  };

/** A group always exists: nothing is created, and a discarded draft leaves the form open. */
function usePublishedGroup<V extends object>({ languages, labels, back, ...options }: PublishedGroup<V>) {
  const stay = () => undefined;
  const actions = usePublication({
    ...options,
    onCreated: stay,
    onDraftSaved: stay,
    onDiscarded: stay,
  });
  return publishedForm({ actions, form: options.form, languages, labels, back });
}
