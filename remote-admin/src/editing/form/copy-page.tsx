import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { useLocation, useNavigate } from '@vitrin/shared-contracts/router';
import { draftName } from '../drafts/draft-form.ts';
import { useDraftForms } from '../drafts/use-draft-forms.ts';
import { saveWorkingCopy } from '../publication/publication.api.ts';
import { asPublished } from '../publication/request-parts.ts';
import { workingCopyAddress } from '@vitrin/shared-contracts/working-copy-address';
import { readQuery } from '../../data/query.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { copiedValues } from './copied-record.ts';
import { bodyOf, changedPaths, type RecordKind, type Versioned } from './record-kind.ts';

interface CopyPageProps<T extends Versioned, V extends object, I, A, C extends object> {
  kind: RecordKind<T | null, V, I, A, C>;
  entity: string;
  /** The record to copy. */
  id: number;
  queries: readonly UseQueryResult[];
  context: C;
  /** Address of the list, which opens if the copy cannot be saved. */
  list: string;
}

/** Saves a copy of a record as the draft of a new one and opens it in place of itself, so that a reload makes no other. */
export function CopyPage<T extends Versioned, V extends object, I, A, C extends object>(
  props: CopyPageProps<T, V, I, A, C>,
) {
  const { kind, entity, id, context, list } = props;
  const { pathname } = useLocation();
  const source = useQuery(readQuery<T>(`${kind.apiPath}/${id}`));
  const queries = [...props.queries, source];
  const draftForm = useDraftForms()(kind.form);
  const { run } = useFeedback();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const record = queries.every(({ isSuccess }) => isSuccess) ? source.data : undefined;

  async function copy(original: T): Promise<void> {
    const values = copiedValues(kind, original, context);
    const title = draftForm ? draftName(draftForm, { values, record: 0 }).slice(0, limits.draft.title) : '';
    const input = { record: null, base_version: null, rev: 0, title };
    const sent = { form: values, base: null, values: asPublished(bodyOf(kind, null)(values, null)) };
    const copyId = crypto.randomUUID();
    const answer = await run(() => saveWorkingCopy(entity, copyId, input, sent), {
      success: 'Kopyası taslak olarak kaydedildi.',
      failure: 'Kopyası oluşturulamadı!',
      changes: changedPaths({ kind, publication: { entity } }),
    });
    await navigate(answer?.success ? workingCopyAddress(pathname, copyId) : list, { replace: true });
  }

  useEffect(() => {
    if (record === undefined || isStarted.current) return;
    isStarted.current = true;
    void copy(record);
  });
  return <LoadingView queries={queries} />;
}
