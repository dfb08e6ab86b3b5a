import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ProjectRow as Row } from '@vitrin/shared-contracts/projects';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import { ContentRow, type ContentRowContext } from '../../editing/record-list/content-row.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';

const forms = { insert: adminPaths.projectInsert, update: adminPaths.projectUpdate };

export function ProjectRow({ project, ...context }: ContentRowContext & { project: Row }) {
  const { title, cover, year, province, client_confidential } = project;
  return (
    <ContentRow
      record={project}
      name={title}
      right="projects.draft-own"
      forms={forms}
      leading={<RowPicture picture={cover} width={40} height={40} />}
      facts={[
        province === null ? null : provinceName(province),
        year === null ? null : String(year),
        client_confidential === 1 ? 'Müşteri gizli' : null,
      ]}
      context={context}
    />
  );
}
