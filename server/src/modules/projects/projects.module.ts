import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { TitledRecords } from '../../content/stored-content.ts';
import type { ServerModule } from '../../server-module.ts';
import { projectRoutes } from './projects.routes.ts';
import { projectRecords } from './projects.service.ts';

const projects: TitledRecords = {
  label: 'Proje',
  titles: { table: 'project_translations', owner: 'project_id', title: 'title' },
  screen: adminPaths.projectUpdate,
};

export const projectsModule: ServerModule = {
  name: 'projects',
  routes: [projectRoutes],
  kinds: [projectRecords.kind],
  content: {
    texts: [{ kind: 'projects', table: 'project_translations' }],
    pictureColumns: [
      ...['cover_id', 'before_id', 'after_id'].map((picture) => ({
        table: 'projects',
        picture,
        owner: 'id',
        shownBy: projects,
      })),
      { table: 'project_media', picture: 'media_id', owner: 'project_id', shownBy: projects },
    ],
    richTexts: [{ pictures: 'project_text_pictures', shownBy: projects }],
  },
};
