import { useRef } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { draftName } from '../drafts/draft-form.ts';
import { useDraftForms } from '../drafts/use-draft-forms.ts';
import type { MergeOutcome } from '../form/use-decisions.ts';
import type { OtherRequest, LiveState, RecordForm } from '../form/use-record-form.ts';
import type { FeedbackTexts } from '../../ui/feedback/use-feedback.ts';
import type { OpenedPublication } from './opened-record.ts';
import { saveWorkingCopy } from './publication.api.ts';

interface WorkingCopyOptions<V extends object> {
  publication: OpenedPublication;
  form: RecordForm<V>;
  /** Name of the form, as in the drafts of its module. */
  name: string;
  live: LiveState<V>;
  /** Version that the values of the form are based on. */
  version: number | null;
  /** Returns the request body that would publish the values. */
  body: (values: V) => object;
  /** Called with the saved draft of a new record. */
  onSaved: (saved: WorkingCopyRow, values: V) => void;
}

const draftSaved: FeedbackTexts = { success: 'Taslak kaydedildi.', failure: 'Taslak kaydedilemedi!' };

/** Returns the function that saves the present values as the draft of the record; it resolves to whether they were saved. */
export function useWorkingCopy<V extends object>(options: WorkingCopyOptions<V>) {
  const { publication, form, name, live, version, body, onSaved } = options;
  const { entity, record, copy } = publication;
  const draftForm = useDraftForms()(name);
  // A new draft keeps its id when a failed request is repeated.
  const newId = useRef(crypto.randomUUID());
  const id = copy?.id ?? newId.current;

  /** Without the version that the values are based on, the form cannot be merged when it is opened again. */
  function baseOf(baseVersion: number | null): object | null {
    if (baseVersion === null) return null;
    if (baseVersion === live.version) return live.values;
    return copy?.base_version === baseVersion && copy.base_json !== null ? Object(JSON.parse(copy.base_json)) : null;
  }

  /** `decided`: the user has decided about the present version, on which the values are based from then on. */
  async function save(texts: FeedbackTexts = draftSaved, merged?: V, decided?: MergeOutcome): Promise<boolean> {
    const base_version = decided === 'decided' ? live.version : (form.draft.restoredBase() ?? version);
    const request: OtherRequest<V> = {
      texts,
      replacesRecord: false,
      repeat: (values) => void latest.current(texts, values),
      send: (values) =>
        saveWorkingCopy(
          entity,
          id,
          { record, base_version, rev: copy?.rev ?? 0, title: titleOf(values) },
          { form: values, base: baseOf(base_version), values: body(values) },
        ),
      onSuccess: ({ data }) => onSaved(data as WorkingCopyRow, merged ?? form.formik.values),
    };
    return merged ? form.send(request, merged) : form.send(request);
  }
  // With the revision and the version of the latest rendering: a merge repeats the request.
  const latest = useRef(save);
  latest.current = save;

  function titleOf(values: V): string {
    if (!draftForm) return '';
    return draftName(draftForm, { values, record: record === null ? 0 : 1 }).slice(0, limits.draft.title);
  }

  return { id, save, titleOf };
}
