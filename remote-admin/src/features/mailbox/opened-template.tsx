import type { MailboxKind } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import type { ReplyTemplate } from 'shared-contracts/replies';
import { newRecord } from '../../shared/form/use-edited.ts';
import { useRead, type Reading } from '../../shared/use-read.ts';
import { TemplateDialog } from './template.dialog.tsx';

interface OpenedTemplateProps {
  kind: MailboxKind;
  /** What the address asks for: an id, or a new one. */
  edited: string;
  /** The rows that the list shows. */
  reading: Reading<ReplyTemplate[]>;
  onClose: () => void;
  reread: () => Promise<void>;
}

export function OpenedTemplate({ kind, edited, reading, onClose, reread }: OpenedTemplateProps) {
  if (edited === newRecord) return <TemplateDialog kind={kind} record={null} onClose={onClose} reread={reread} />;
  if (reading.state !== 'ready') return null;
  const record = reading.data.find(({ id }) => String(id) === edited);
  if (record) return <TemplateDialog kind={kind} record={record} onClose={onClose} reread={reread} />;
  return <UnlistedTemplate kind={kind} id={edited} onClose={onClose} onChanged={reread} />;
}

interface UnlistedTemplateProps {
  kind: MailboxKind;
  id: string;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** One that the list's search leaves out: a draft leads to it all the same. */
function UnlistedTemplate({ kind, id, onClose, onChanged }: UnlistedTemplateProps) {
  const { reading, reread } = useRead<ReplyTemplate>(`${api.adminTemplates(kind)}/${encodeURIComponent(id)}`);
  if (reading.state !== 'ready') return null;
  const rereadBoth = async () => void (await Promise.all([reread(), onChanged()]));
  return <TemplateDialog kind={kind} record={reading.data} onClose={onClose} reread={rereadBoth} />;
}
