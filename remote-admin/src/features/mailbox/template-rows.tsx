import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { deleteTemplate } from './reply.api.ts';

interface TemplateRowsProps {
  kind: MailboxKind;
  items: readonly ReplyTemplate[];
  addressOf: (id: number) => string;
}

export function TemplateRows({ kind, items, addressOf }: TemplateRowsProps) {
  const { confirmAndDelete } = useConfirmedDelete();
  const remove = ({ id, name }: ReplyTemplate) =>
    confirmAndDelete({ subject: name, call: () => deleteTemplate(kind, id), changes: [api.adminTemplates(kind)] });
  return (
    <ul aria-label="Yanıt şablonları">
      {items.map((template) => (
        <RecordRow
          key={template.id}
          name={template.name}
          to={addressOf(template.id)}
          detail={template.subject}
          aside={<Moment iso={template.updated_at} />}
          actions={
            <RowActions
              isFinal
              name={template.name}
              to={addressOf(template.id)}
              onDelete={() => void remove(template)}
            />
          }
        />
      ))}
    </ul>
  );
}
