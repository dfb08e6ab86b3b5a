import { sql } from 'kysely';
import { parse } from 'secure-json-parse';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { Project, ProjectService, ProjectSummary } from '@vitrin/shared-contracts/projects';
import type { Pair } from '@vitrin/shared-contracts/records/field';
import { listState } from '../../content/list-state.repository.ts';
import type { ListState } from '../../content/page-addresses.ts';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { galleryIds, servicePages } from './project-lists.repository.ts';
import { isShownItem, known, pictureOf } from './projects.repository.ts';
import { projectSlugs } from './projects.slugs.ts';

/** Filter for projects; null does not filter. */
export interface ProjectChoice {
  /** Id of the page of a service. */
  service: number | null;
  year: number | null;
  province: string | null;
}

/** Returns public projects in the order of staff. */
export async function listPublic(
  db: Db,
  languages: Languages,
  { page, size, ...choice }: Omit<PageRequest, 'search'> & ProjectChoice,
): Promise<{ rows: ProjectSummary[]; total: number }> {
  const found = chosen(db, shownProjects(db, languages), choice);
  const rows = await inOrder(found)
    .select(summaryColumns)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: await summariesOf(db, rows, languages), total };
}

/** Returns those of the projects that are public, in the order of the ids. */
export async function listChosen(db: Db, languages: Languages, ids: readonly number[]): Promise<ProjectSummary[]> {
  if (ids.length === 0) return [];
  const rows = await shownProjects(db, languages).where('projects.id', 'in', ids).select(summaryColumns).execute();
  const found = await summariesOf(db, rows, languages);
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Finds a public project by any current or former slug; null when there is none. */
export async function findPublic(db: Db, slug: string, languages: Languages): Promise<Project | null> {
  const id = await findBySlug(db, projectSlugs, slug, languages.requested);
  if (id === null) return null;
  const row = await shownProjects(db, languages)
    .where('projects.id', '=', id)
    .select(summaryColumns)
    .select(['area', 'client_confidential', 'client', 'figures', 'content', 'seo_title', 'seo_description'])
    .select(['before_id', 'after_id', 'projects.updated_at'])
    .executeTakeFirst();
  if (!row) return null;
  const { cover_id, before_id, after_id, figures, client, ...project } = row;
  const gallery = await galleryIds(db, id);
  const ids = [cover_id, before_id, after_id, ...gallery].flatMap(known);
  const pictures = await picturesByIds(db, ids, languages.requested);
  return {
    ...project,
    client: project.client_confidential === 1 ? '' : client,
    figures: parse(figures) as Pair[],
    cover: pictureOf(pictures, cover_id),
    before: pictureOf(pictures, before_id),
    after: pictureOf(pictures, after_id),
    gallery: gallery.flatMap((picture) => pictures.get(picture) ?? []),
    services: await servicesOf(db, id, languages.requested),
    related: await relatedTo(db, languages, row),
    alternates: await alternatesOf(db, projectSlugs, id),
  };
}

/** Pages do not fall back to another language: a service without a page in this one is not named. */
async function servicesOf(db: Db, project: number, lang: string): Promise<ProjectService[]> {
  const pages = (await servicePages(db, project)).filter((page) => page.lang === lang);
  return pages.map(({ page_id, title, path }) => ({ id: page_id, title, path }));
}

/** Returns the projects that share most: a service counts as much as the province. */
async function relatedTo(
  db: Db,
  languages: Languages,
  { id, province }: Pick<SummaryRow, 'id' | 'province'>,
): Promise<ProjectSummary[]> {
  const shared = sql<number>`(select count(*) from project_services as own
    join project_services as other on other.page_id = own.page_id and other.project_id = projects.id
    where own.project_id = ${id}) + (case when projects.province = ${province} then 1 else 0 end)`;
  const others = shownProjects(db, languages)
    .where('projects.id', '!=', id)
    .where(sql<boolean>`${shared} > 0`);
  const rows = await inOrder(others.orderBy(shared, 'desc'))
    .select(summaryColumns)
    .limit(limits.relatedProjects)
    .execute();
  return summariesOf(db, rows, languages);
}

/** Returns when a public project was changed last, and the languages in which one is written; null without any. */
export function projectListState(db: Db): Promise<ListState | null> {
  return listState(db, { table: 'projects', slugged: projectSlugs, isShown: () => isShownItem });
}

/** Selects the public projects, each joined with the translation that is shown. */
export function shownProjects(db: Db, languages: Languages) {
  return db
    .selectFrom('projects')
    .innerJoin('project_translations', 'project_translations.project_id', 'projects.id')
    .where('projects.active', '=', 1)
    .where(isShownTranslation(db, 'project_translations', 'project_id', languages));
}

type Shown = ReturnType<typeof shownProjects>;

function chosen(db: Db, all: Shown, { service, year, province }: ProjectChoice): Shown {
  const ofService = db
    .selectFrom('project_services')
    .select('project_id')
    .where('page_id', '=', service ?? 0);
  return all
    .$if(service !== null, (query) => query.where('projects.id', 'in', ofService))
    .$if(year !== null, (query) => query.where('projects.year', '=', year))
    .$if(province !== null, (query) => query.where('projects.province', '=', province));
}

function inOrder(rows: Shown): Shown {
  return rows.orderBy('projects.queue', 'desc').orderBy('projects.id', 'desc');
}

const summaryColumns = [
  'projects.id',
  'projects.queue',
  'projects.cover_id',
  'projects.year',
  'projects.province',
  'project_translations.title',
  'project_translations.seo_name',
  'project_translations.summary',
  'project_translations.place',
  'project_translations.lang',
] as const;

interface SummaryRow extends Omit<ProjectSummary, 'cover'> {
  cover_id: number | null;
}

async function summariesOf(db: Db, rows: readonly SummaryRow[], { requested }: Languages): Promise<ProjectSummary[]> {
  const covers: ReadonlyMap<number, Picture> = await picturesByIds(
    db,
    rows.flatMap(({ cover_id }) => known(cover_id)),
    requested,
  );
  return rows.map(({ cover_id, ...row }) => ({ ...row, cover: pictureOf(covers, cover_id) }));
}
