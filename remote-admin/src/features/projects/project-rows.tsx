import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import type { ProjectRow as Row } from '@vitrin/shared-contracts/projects';
import { useRight } from '@vitrin/shared-contracts/state';
import { BulkBar } from '../../editing/bulk/bulk-bar.tsx';
import { useBulk } from '../../editing/bulk/use-bulk.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { OrderedRows, type OrderedPages } from '../../ui/list/ordered-rows.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ProjectRow } from './project-row.tsx';
import { deleteProject } from './projects.api.ts';

interface ProjectRowsProps {
  items: readonly Row[];
  /** A search or filter is active: only the complete list can be reordered. */
  isFiltered: boolean;
  paged: OrderedPages;
  languages: readonly LanguageInfo[];
}

export function ProjectRows({ items, isFiltered, paged, languages }: ProjectRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('projects.write');
  const mayDelete = useRight('projects.delete');
  const selection = useSelection(items.map(({ id }) => id));
  const bulk = useBulk({ entity: 'project', noun: 'proje', list: api.adminProjects });
  const remove = ({ id, title }: Row) =>
    moveToTrash({
      entity: 'project',
      ids: [id],
      subject: title,
      call: () => deleteProject(id),
      changes: [api.adminProjects],
      isLinked: true,
    });
  return (
    <>
      {mayWrite ? <BulkBar selection={selection} bulk={bulk} mayDelete={mayDelete} /> : null}
      <OrderedRows
        items={items}
        label="Projeler"
        nameOf={({ title }) => title}
        url={api.adminProjects}
        movable={mayWrite && !isFiltered}
        paged={paged}
        renderRow={(project, order) => (
          <ProjectRow
            project={project}
            languages={languages}
            order={order}
            select={mayWrite ? selection.rowOf(project.id) : undefined}
            onDelete={mayDelete ? () => void remove(project) : undefined}
          />
        )}
      />
    </>
  );
}
