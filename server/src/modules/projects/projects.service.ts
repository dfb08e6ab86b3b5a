import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { projectDefinition } from '@vitrin/shared-contracts/records/project';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { recordPages } from '../../content/record-pages.repository.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { existingPages, saveGallery, saveServices } from './project-lists.repository.ts';
import { findProjectRecord, isShownItem, projectTexts } from './projects.repository.ts';
import { projectSlugs } from './projects.slugs.ts';

/** Finished works of the company. */
export const projectRecords = contentRecord(
  projectDefinition,
  {
    table: 'projects',
    texts: projectTexts,
    order: { table: 'projects', newest: 'first' },
    slugs: projectSlugs,
  },
  {
    places: {
      screen: (key) => adminPaths.projectUpdate(Number(key)),
      insertScreen: adminPaths.projectInsert,
      addresses: recordPages({
        slugged: projectSlugs,
        table: 'projects',
        pathOf: publicPaths.project,
        isShown: () => isShownItem,
        isListed: true,
        listPath: publicPaths.projects,
      }),
    },
    find: async (db, id) => findProjectRecord(db, id, await defaultLanguageOf(db)),
    // A page may have been deleted since the form, the version or the draft had it: it is no service any more.
    async parse(db, input) {
      const pages = await existingPages(db, input.services);
      return { ...input, services: input.services.filter((id) => pages.has(id)) };
    },
    async afterSave({ db }, id, { gallery, services }) {
      await saveGallery(db, id, gallery);
      await saveServices(db, id, services);
      return undefined;
    },
  },
);
