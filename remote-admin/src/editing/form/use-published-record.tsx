import { useRef } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { OpenedPublication } from '../publication/opened-record.ts';
import { publishedForm, type PublishedForm } from '../publication/published-form.tsx';
import { usePublication } from '../publication/use-publication.ts';
import type { Opened } from './record-form-page.tsx';
import { changedPaths, sendRecord, type Versioned } from './record-kind.ts';

interface AfterActions {
  /** Called after a part of a new record was published, with its id. */
  onCreated: (id: number) => void;
  /** Called after the draft of a new record was deleted. */
  onDiscarded: () => void;
}

/** Returns the state and the buttons of a record that is published. */
export function usePublishedRecord<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Opened<R, V, I, A, C> & { publication: OpenedPublication } & AfterActions,
): PublishedForm {
  const { kind, record, context, publication, onDraftSaved, opened, onCreated, onDiscarded } = props;
  const { form, live, version, body } = opened;
  const createKey = useRef(crypto.randomUUID());
  const actions = usePublication<V>({
    publication,
    form,
    name: kind.form,
    live,
    version,
    body: (values) => ({ ...body(values, version) }),
    publish: (request, replaced) =>
      sendRecord(kind, record, {
        input: record ? { id: record.id, version: replaced, ...request } : request,
        key: createKey.current,
        published: publication.copy && !record ? { working_copy: publication.copy.id, working_copy_rest: 'true' } : {},
      }),
    liveOf: (found) => {
      const saved = found as NonNullable<R>;
      return { version: saved.version, values: kind.values(saved, context) };
    },
    onCreated,
    onDraftSaved: (saved, values) => onDraftSaved?.(saved, values),
    onDiscarded: () => (record ? undefined : onDiscarded()),
    invalidatedPaths: changedPaths(props),
  });
  const languages = 'languages' in context ? (context.languages as readonly LanguageInfo[]) : [];
  const { labels, list } = kind;
  return publishedForm({ actions, form, languages, labels, back: list?.to });
}
