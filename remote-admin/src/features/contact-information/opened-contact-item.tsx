import { useQuery } from '@tanstack/react-query';
import { contactSections, type ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { ExistingRecordDialog, NewRecordDialog, RecordFromAddress } from '../../editing/form/record-dialog.tsx';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { workingCopyQuery } from '../../editing/publication/publication.api.ts';
import { workingCopyParam } from '@vitrin/shared-contracts/working-copy-address';
import type { ListQuery } from '../../data/query.ts';
import { FailedDialog } from '../../ui/states/failed.dialog.tsx';
import { contactEntity, contactKinds } from './contact-item.form.tsx';

interface OpenedContactItemProps {
  /** The value from the URL: a record id, a new item in a section ('yeni-telefon'), or a draft of a new item ('yeni'). */
  edited: string;
  query: ListQuery<ContactItemRecord>;
  languages: readonly LanguageInfo[];
  onClose: () => void;
}

export function OpenedContactItem({ edited, query, languages, onClose }: OpenedContactItemProps) {
  const section = contactSections.find((each) => edited === `${newRecordParam}-${each}`);
  const shared = { context: { languages }, onClose };
  if (section) return <NewRecordDialog {...shared} kind={contactKinds[section]} />;
  if (edited === newRecordParam) return <NewItemDraft {...shared} />;
  return (
    <RecordFromAddress recordParam={edited} query={query} apiPath={api.adminContactInformation} onClose={onClose}>
      {(loaded) => <ExistingRecordDialog {...shared} {...loaded} kind={contactKinds[loaded.record.section]} />}
    </RecordFromAddress>
  );
}

/** The draft that the address names, in the form of the section that it was written for. */
function NewItemDraft(props: { context: { languages: readonly LanguageInfo[] }; onClose: () => void }) {
  const [params] = useSearchParams();
  const query = useQuery(workingCopyQuery(contactEntity, params.get(workingCopyParam) ?? ''));
  // A draft that was just published or deleted is still shown until the dialog closes.
  if (query.isLoadingError) {
    return <FailedDialog failure={query.error} onRetry={() => void query.refetch()} onClose={props.onClose} />;
  }
  if (!query.data) return null;
  const { section } = Object(JSON.parse(query.data.form_json)) as { section?: unknown };
  const known = contactSections.find((each) => each === section);
  return known ? <NewRecordDialog {...props} kind={contactKinds[known]} /> : null;
}
