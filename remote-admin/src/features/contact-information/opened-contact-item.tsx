import { contactSections, type ContactItemRecord } from 'shared-contracts/contact-information';
import type { LanguageRecord } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import { EditedRecord } from '../../shared/form/edited-record.tsx';
import { newRecord } from '../../shared/form/use-edited.ts';
import type { Reading } from '../../shared/use-read.ts';
import { ContactItemDialog } from './contact-item.dialog.tsx';

interface OpenedContactItemProps {
  /** What the address asks for: an id, or a new one in a section ('yeni-telefon'). */
  edited: string;
  reading: Reading<readonly ContactItemRecord[]>;
  languages: readonly LanguageRecord[];
  onClose: () => void;
  reread: () => Promise<void>;
}

export function OpenedContactItem({ edited, reading, languages, onClose, reread }: OpenedContactItemProps) {
  const section = contactSections.find((each) => edited === `${newRecord}-${each}`);
  const shared = { languages, onClose };
  if (section) return <ContactItemDialog record={null} section={section} {...shared} reread={reread} />;
  return (
    <EditedRecord id={edited} path={api.adminContactInformation} reading={reading} onClose={onClose} reread={reread}>
      {(opened) => <ContactItemDialog {...opened} section={opened.record.section} {...shared} />}
    </EditedRecord>
  );
}
