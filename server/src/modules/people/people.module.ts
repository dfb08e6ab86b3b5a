import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { TitledRecords } from '../../content/stored-content.ts';
import type { ServerModule } from '../../server-module.ts';
import { personRoutes } from './people.routes.ts';
import { personRecords } from './people.service.ts';

const people: TitledRecords = {
  label: 'Kişi',
  titles: { table: 'person_translations', owner: 'person_id', title: 'name' },
  screen: adminPaths.personUpdate,
};

export const peopleModule: ServerModule = {
  name: 'people',
  routes: [personRoutes],
  kinds: [personRecords.kind],
  content: {
    texts: [{ kind: 'people', table: 'person_translations' }],
    pictureColumns: [{ table: 'people', picture: 'portrait_id', owner: 'id', shownBy: people }],
    richTexts: [{ pictures: 'person_text_pictures', shownBy: people }],
  },
};
