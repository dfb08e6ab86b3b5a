import { useNavigate } from '@vitrin/shared-contracts/router';
import { useDraftForms } from '../drafts/use-draft-forms.ts';
import type { OpenedPublication } from '../publication/opened-record.ts';
import { RecordFormPage, type Opened } from './record-form-page.tsx';
import { listOf, type Versioned } from './record-kind.ts';
import { usePublishedRecord } from './use-published-record.tsx';

/** Page of a record with the buttons of publication. */
export function PublishedRecordPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Opened<R, V, I, A, C> & { publication: OpenedPublication },
) {
  const { kind } = props;
  const navigate = useNavigate();
  const draftForm = useDraftForms()(kind.form);
  const published = usePublishedRecord({
    ...props,
    onCreated: (id) => void navigate(draftForm?.update(id) ?? listOf(kind)),
    onDiscarded: () => void navigate(listOf(kind)),
  });
  return <RecordFormPage {...props} published={published} />;
}
