import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PersonRow as Row } from '@vitrin/shared-contracts/people';
import { ContentRow, type ContentRowContext } from '../../editing/record-list/content-row.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';

const forms = { insert: adminPaths.personInsert, update: adminPaths.personUpdate };

export function PersonRow({ person, ...context }: ContentRowContext & { person: Row }) {
  const { name, role, has_page, consent_on, portrait, articles } = person;
  return (
    <ContentRow
      record={person}
      name={name}
      right="people.draft-own"
      forms={forms}
      leading={<RowPicture picture={portrait} width={40} height={40} />}
      facts={[
        role,
        has_page === 1 ? 'Sayfası var' : null,
        articles > 0 ? `${articles} makale` : null,
        consent_on === null ? 'Onay yok' : null,
      ]}
      context={context}
    />
  );
}
