import type { DocumentRow as Row } from '@vitrin/shared-contracts/documents';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { ContentRow, type ContentRowContext } from '../../editing/record-list/content-row.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { documentFacts } from './document-facts.ts';

const forms = { insert: adminPaths.documentInsert, update: adminPaths.documentUpdate };

export function DocumentRow({ document, ...context }: ContentRowContext & { document: Row }) {
  return (
    <ContentRow
      record={document}
      name={document.title}
      right="documents.draft-own"
      forms={forms}
      leading={<RowPicture picture={document.cover} width={40} height={40} />}
      facts={documentFacts(document)}
      context={context}
    />
  );
}
