import { useQuery } from '@tanstack/react-query';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { ReplyTemplate } from 'shared-contracts/replies';
import { newRecord } from '../../shared/form/use-edited.ts';
import type { ListQuery } from '../../shared/query.ts';
import { templateQuery } from './reply.api.ts';
import { TemplateDialog } from './template.dialog.tsx';

interface OpenedTemplateProps {
  kind: MailboxKind;
  /** What the address asks for: an id, or a new one. */
  edited: string;
  /** The rows that the list shows. */
  query: ListQuery<ReplyTemplate>;
  onClose: () => void;
}

export function OpenedTemplate({ kind, edited, query, onClose }: OpenedTemplateProps) {
  if (edited === newRecord) return <TemplateDialog kind={kind} record={null} onClose={onClose} />;
  if (!query.isSuccess) return null;
  const record = query.data.items.find(({ id }) => String(id) === edited);
  if (record) return <TemplateDialog kind={kind} record={record} onClose={onClose} />;
  return <UnlistedTemplate kind={kind} id={edited} onClose={onClose} />;
}

/** One that the list's search leaves out: a draft leads to it all the same. */
function UnlistedTemplate({ kind, id, onClose }: { kind: MailboxKind; id: string; onClose: () => void }) {
  const { data } = useQuery(templateQuery(kind, id));
  return data ? <TemplateDialog kind={kind} record={data} onClose={onClose} /> : null;
}
