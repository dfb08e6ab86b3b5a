import { contactSections, type ContactItemRecord } from 'shared-contracts/contact-information';
import type { LanguageRecord } from 'shared-contracts/languages';
import { EditedRecord } from '../../shared/form/edited-record.tsx';
import { newRecord } from '../../shared/form/use-edited.ts';
import type { ListQuery } from '../../shared/query.ts';
import { contactItemsQuery } from './contact-information.api.ts';
import { ContactItemDialog } from './contact-item.dialog.tsx';

interface OpenedContactItemProps {
  /** What the address asks for: an id, or a new one in a section ('yeni-telefon'). */
  edited: string;
  query: ListQuery<ContactItemRecord>;
  languages: readonly LanguageRecord[];
  onClose: () => void;
}

export function OpenedContactItem({ edited, query, languages, onClose }: OpenedContactItemProps) {
  const section = contactSections.find((each) => edited === `${newRecord}-${each}`);
  const shared = { languages, onClose };
  if (section) return <ContactItemDialog record={null} section={section} {...shared} />;
  return (
    <EditedRecord id={edited} query={query} all={contactItemsQuery()} onClose={onClose}>
      {(record) => <ContactItemDialog record={record} section={record.section} {...shared} />}
    </EditedRecord>
  );
}
