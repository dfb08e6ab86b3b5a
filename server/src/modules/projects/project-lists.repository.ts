import type { Db } from '../../platform/database/tables.ts';

/** Returns the ids of the pictures of the gallery, in display order. */
export async function galleryIds(db: Db, project: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_media')
    .select('media_id')
    .where('project_id', '=', project)
    .orderBy('position')
    .execute();
  return rows.map(({ media_id }) => media_id);
}

/** Stores the gallery; a picture that occurs twice is stored once. */
export async function saveGallery(trx: Db, project_id: number, pictures: readonly number[]): Promise<void> {
  await trx.deleteFrom('project_media').where('project_id', '=', project_id).execute();
  const rows = [...new Set(pictures)].map((media_id, position) => ({ project_id, media_id, position }));
  if (rows.length > 0) await trx.insertInto('project_media').values(rows).execute();
}

/** Returns the ids of the pages of the services, in display order. */
export async function serviceIds(db: Db, project: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_services')
    .select('page_id')
    .where('project_id', '=', project)
    .orderBy('position')
    .execute();
  return rows.map(({ page_id }) => page_id);
}

/** Stores the services; a page that occurs twice is stored once. */
export async function saveServices(trx: Db, project_id: number, pages: readonly number[]): Promise<void> {
  await trx.deleteFrom('project_services').where('project_id', '=', project_id).execute();
  const rows = [...new Set(pages)].map((page_id, position) => ({ project_id, page_id, position }));
  if (rows.length > 0) await trx.insertInto('project_services').values(rows).execute();
}

/** A page that projects name as their service, in one language. */
export interface ServicePage {
  page_id: number;
  lang: string;
  title: string;
  /** Last part of the path. */
  slug: string;
  path: string;
}

/**
 * Returns the pages that visitors see, in all their languages, in the order of staff.
 * @param project - only the services of this project, in its order; by default those of all public projects
 */
export async function servicePages(db: Db, project?: number): Promise<ServicePage[]> {
  return db
    .selectFrom('site_pages')
    .innerJoin('site_page_translations', 'site_page_translations.page_id', 'site_pages.id')
    .innerJoin('site_page_paths', (join) =>
      join
        .onRef('site_page_paths.page_id', '=', 'site_pages.id')
        .onRef('site_page_paths.lang', '=', 'site_page_translations.lang'),
    )
    .select(['site_pages.id as page_id', 'site_page_translations.lang', 'title', 'seo_name as slug', 'path'])
    .where('site_pages.active', '=', 1)
    .$if(project === undefined, (query) =>
      query
        .where('site_pages.id', 'in', (of) =>
          of
            .selectFrom('project_services')
            .innerJoin('projects', 'projects.id', 'project_services.project_id')
            .select('project_services.page_id')
            .where('projects.active', '=', 1),
        )
        .orderBy('site_pages.queue', 'desc')
        .orderBy('site_pages.id'),
    )
    .$if(project !== undefined, (query) =>
      query
        .innerJoin('project_services', 'project_services.page_id', 'site_pages.id')
        .where('project_services.project_id', '=', project ?? 0)
        .orderBy('project_services.position'),
    )
    .execute();
}

/** Returns those of the ids that are pages. */
export async function existingPages(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('site_pages').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
