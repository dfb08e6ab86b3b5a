import { sql, type SqlBool } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { ProjectRecord, ProjectRow, ProjectYear } from '@vitrin/shared-contracts/projects';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';
import { projectDefinition } from '@vitrin/shared-contracts/records/project';
import { hasState } from '../../content/publication/state-condition.ts';
import { rowTexts } from '../../content/record/row-texts.repository.ts';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { longListMatch } from '../../platform/database/search.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { galleryIds, serviceIds } from './project-lists.repository.ts';

/** Where the texts of the projects are stored. */
export const projectTexts = {
  table: 'project_translations',
  owner: 'project_id',
  pictures: 'project_text_pictures',
  isSearched: true,
} as const;

const rowColumns = [
  'id',
  'queue',
  'active',
  'year',
  'province',
  'client_confidential',
  'cover_id',
  'version',
  'updated_at',
] as const;

/** Request of the list in the panel; null selects all. */
export interface ProjectListRequest extends PageRequest {
  state: PublicationState | null;
  province: string | null;
  year: number | null;
}

/** Returns the list for the panel; a search covers all languages. */
export async function listProjects(
  db: Db,
  lang: string,
  request: ProjectListRequest,
): Promise<{ rows: ProjectRow[]; total: number }> {
  const found = await matching(db, request);
  const rows = await found
    .select(rowColumns)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .limit(request.size)
    .offset((request.page - 1) * request.size)
    .execute();
  const counted = found.select('id').$if(request.search !== '', (query) => query.limit(limits.countedMatches));
  const total = await countRows(db, counted);
  const covers = await picturesByIds(
    db,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
    lang,
  );
  const ids = rows.map(({ id }) => id);
  const texts = await rowTexts(db, projectTexts, { columns: ['title'], ids, lang });
  return {
    rows: rows.map(({ cover_id, ...row }) => ({
      ...row,
      cover: covers.get(cover_id ?? 0) ?? null,
      ...texts(row.id),
    })),
    total,
  };
}

async function matching(db: Db, { search, state, province, year }: ProjectListRequest) {
  const match = await longListMatch(db, 'project_translations', search);
  const texts = db.selectFrom('project_translations').select('project_id');
  return db
    .selectFrom('projects')
    .$if(match !== null, (query) => (match ? query.where('id', 'in', texts.where(match.match)) : query))
    .$if(state !== null, (query) =>
      state ? query.where(hasState({ entity: 'project', table: 'projects' }, state)) : query,
    )
    .$if(province !== null, (query) => query.where('province', '=', province))
    .$if(year !== null, (query) => query.where('year', '=', year));
}

/** Returns the years of all projects, the latest first. */
export async function listYears(db: Db): Promise<ProjectYear[]> {
  const rows = await db
    .selectFrom('projects')
    .select('year')
    .distinct()
    .where('year', 'is not', null)
    .orderBy('year', 'desc')
    .execute();
  return rows.flatMap(({ year }) => (year === null ? [] : [{ year }]));
}

/** Returns the record for the form in the panel, or null. */
export async function findProjectRecord(db: Db, id: number, lang: string): Promise<ProjectRecord | null> {
  const row = await db
    .selectFrom('projects')
    .select([...rowColumns, 'area', 'before_id', 'after_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { cover_id, before_id, after_id, ...project } = row;
  const gallery = await galleryIds(db, id);
  const pictures = await picturesByIds(db, [cover_id, before_id, after_id, ...gallery].flatMap(known), lang);
  const texts = await readTexts(db, { definition: projectDefinition, store: projectTexts }, [id]);
  return {
    ...project,
    services: await serviceIds(db, id),
    cover: pictureOf(pictures, cover_id),
    before: pictureOf(pictures, before_id),
    after: pictureOf(pictures, after_id),
    gallery: gallery.flatMap((picture) => pictures.get(picture) ?? []),
    translations: texts.of(id),
  };
}

/** Returns an id in a list, to be used with `flatMap`; an empty list for null. */
export function known(id: number | null): number[] {
  return id === null ? [] : [id];
}

/** Returns the picture with an id; null without it. */
export function pictureOf(pictures: ReadonlyMap<number, Picture>, id: number | null): Picture | null {
  return pictures.get(id ?? 0) ?? null;
}

/** Condition of the projects that visitors see, on a table `item`. */
export const isShownItem = sql<SqlBool>`item.active = 1`;
