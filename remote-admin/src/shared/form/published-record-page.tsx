import { useRef } from 'react';
import type { LanguageInfo } from 'shared-contracts/languages';
import { useNavigate } from 'shared-contracts/router';
import { useDraftForms } from '../drafts/use-draft-forms.ts';
import type { OpenedPublication } from '../publication/opened-record.ts';
import { publishedForm } from '../publication/published-form.tsx';
import { usePublication } from '../publication/use-publication.ts';
import { RecordFormPage, type Opened } from './record-form-page.tsx';
import { changedPaths, listOf, send, type Versioned } from './record-kind.ts';

/** Page of a record with the buttons of publication. */
export function PublishedRecordPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Opened<R, V, I, A, C> & { publication: OpenedPublication },
) {
  const { kind, record, context, publication, onDraftSaved, opened } = props;
  const { form, live, version, body } = opened;
  const navigate = useNavigate();
  const draftForm = useDraftForms()(kind.form);
  const createKey = useRef(crypto.randomUUID());
  const actions = usePublication<V>({
    publication,
    form,
    name: kind.form,
    live,
    version,
    body: (values) => ({ ...body(values, version) }),
    publish: (request, replaced) =>
      send(kind.apiPath, {
        input: record ? { id: record.id, version: replaced, ...request } : request,
        record,
        key: createKey.current,
        ...(publication.copy && !record ? { fields: restOf(publication.copy) } : {}),
      }),
    liveOf: (found) => {
      const saved = found as NonNullable<R>;
      return { version: saved.version, values: kind.values(saved, context) };
    },
    onCreated: (id) => void navigate(draftForm?.update(id) ?? listOf(kind)),
    onDraftSaved: (saved, values) => onDraftSaved?.(saved, values),
    onDiscarded: () => (record ? undefined : void navigate(listOf(kind))),
    invalidatedPaths: changedPaths(props),
  });
  const languages = 'languages' in context ? (context.languages as readonly LanguageInfo[]) : [];
  const { labels, list } = kind;
  return <RecordFormPage {...props} published={publishedForm({ actions, form, languages, labels, back: list?.to })} />;
}

/** A part of a new record is published; the rest stays its draft. */
function restOf({ id }: { id: string }): Record<string, string> {
  return { working_copy: id, working_copy_rest: 'true' };
}
