import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { draftScope } from '@vitrin/shared-contracts/draft-rights';
import { menuRoutes, type MenuEntryState, type MenuRoute, type MenuTargetState } from '@vitrin/shared-contracts/menus';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import type { Right } from '@vitrin/shared-contracts/rights';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import type { ContentKind, ContentSource } from '../../content/content-kind.ts';
import { listNamesOf } from '../../content/lists/named-kinds.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { remotePageAddresses } from '../remote-pages/remote-page-addresses.ts';
import { findTitles } from '../remote-pages/remote-pages.service.ts';

/** What the menus know about a target: its states and titles, and its paths without the prefix of the language. */
export interface MenuTargetPages extends MenuTargetState {
  paths: Record<string, string>;
}

/** Paths of the pages with a fixed address. */
export const routePaths: Readonly<Record<MenuRoute, string>> = {
  home: publicPaths.home,
  biography: publicPaths.biography,
  articles: publicPaths.articles,
  products: publicPaths.products,
  projects: publicPaths.projects,
  people: publicPaths.people,
  openings: publicPaths.openings,
  documents: publicPaths.documents,
  contact: publicPaths.contact,
};

/**
 * Returns the targets by key in these languages. A record that does not exist, or whose kind has no pages, is deleted.
 * @param keys - as `menuTargetKey` returns them
 */
export async function findTargets(
  source: ContentSource,
  keys: Iterable<string>,
  languages: readonly string[],
): Promise<Map<string, MenuTargetPages>> {
  const targets = new Map<string, MenuTargetPages>();
  for (const key of new Set(keys)) {
    const route = menuRoutes.find((each) => key === `route.${each}`);
    const found = route ? await routePages(source, route, languages) : await namedPages(source, key, languages);
    targets.set(key, { key, ...found });
  }
  return targets;
}

/**
 * Returns the state of a target for a user: the screen only if the user may open it, and without that the titles only of a record
 * that is public.
 */
export function stateFor(
  { paths: _paths, ...target }: MenuTargetPages,
  kinds: ContentSource['kinds'],
  rights: ReadonlySet<Right>,
): MenuTargetState {
  const kind = kinds.get(target.entity ?? '');
  if (!kind || draftScope(rights, kind.right) !== 'none') return target;
  const isPublic = Object.values(target.states).includes('public');
  return { ...target, screen: null, titles: isPublic ? target.titles : {} };
}

type Pages = Omit<MenuTargetPages, 'key'>;

async function routePages(source: ContentSource, route: MenuRoute, languages: readonly string[]): Promise<Pages> {
  const titles: Record<string, string> = {};
  for (const lang of languages) titles[lang] = titleOfRoute(await staticTexts(source.db, lang), route);
  const list = listKind(source, route)?.addresses?.list;
  const isPublic = !list || (await list.state(source.db)) !== null;
  return {
    entity: null,
    screen: null,
    titles,
    states: byLanguage(languages, isPublic ? 'public' : 'unpublished'),
    paths: byLanguage(languages, routeAddress(source, route)),
  };
}

/** Returns the address of a page with a fixed path on this site, without the prefix of the language. */
export function routeAddress(source: Pick<ContentSource, 'kinds'>, route: MenuRoute): string {
  return exchangeNames(routePaths[route], listNamesOf(source));
}

/** Returns the kind whose records a page lists; undefined for a page that always exists. */
export function listKind({ kinds }: Pick<ContentSource, 'kinds'>, route: MenuRoute): ContentKind | undefined {
  return [...kinds.values()].find(({ addresses }) => addresses?.list?.path === routePaths[route]);
}

/** Returns the kinds of the records that decide whether the pages with these keys are public. */
export function entitiesOf(source: Pick<ContentSource, 'kinds'>, keys: readonly string[]): string[] {
  const entities = keys.flatMap((key) => {
    const route = menuRoutes.find((each) => key === `route.${each}`);
    if (route) return listKind(source, route)?.entity ?? [];
    const [entity = ''] = key.split('.', 1);
    return [entity, ...Object.keys(source.kinds.get(entity)?.addresses?.shownBy ?? {})];
  });
  return [...new Set(entities)];
}

/** Returns the name of a page with a fixed address in menus. Lists of records have texts of their own. */
export function titleOfRoute(texts: StaticTexts, route: MenuRoute): string {
  const { navbar, products, projects, people, openings, documents } = texts;
  const lists = {
    products: products.title,
    projects: projects.title,
    people: people.title,
    openings: openings.title,
    documents: documents.title,
  };
  return { ...navbar, ...lists }[route];
}

function namedPages(source: ContentSource, key: string, languages: readonly string[]): Promise<Pages> {
  const [entity, record = ''] = key.split('.');
  return entity === remotePageEntity ? remotePages(source, record, languages) : recordPages(source, key, languages);
}

/** A page of a remote has a title in each language that it exists in. */
async function remotePages({ db }: ContentSource, record: string, languages: readonly string[]): Promise<Pages> {
  const texts = await findTitles(db, record);
  const entity = remotePageEntity;
  if (!texts) return { entity, screen: null, titles: {}, states: byLanguage(languages, 'deleted'), paths: {} };
  const own = texts.filter(({ lang }) => languages.includes(lang));
  const paths = Object.fromEntries(
    (await remotePageAddresses.current(db, record)).map(({ lang, path }) => [lang, path]),
  );
  const states = own.map(({ lang }): [string, MenuEntryState] => [lang, lang in paths ? 'public' : 'unpublished']);
  return {
    entity,
    screen: null,
    titles: Object.fromEntries(own.map(({ lang, title }) => [lang, title])),
    states: { ...byLanguage<MenuEntryState>(languages, 'untranslated'), ...Object.fromEntries(states) },
    paths,
  };
}

async function recordPages(source: ContentSource, key: string, languages: readonly string[]): Promise<Pages> {
  const [entity = '', record = ''] = key.split('.');
  const kind = source.kinds.get(entity);
  const stored = kind?.addresses ? await kind.read(source, record) : null;
  if (!kind?.addresses || !stored)
    return { entity, screen: null, titles: {}, states: byLanguage(languages, 'deleted'), paths: {} };
  const { translations = {} } = stored.values;
  const paths = await kind.addresses.current(source.db, record);
  const pages: Pages = {
    entity,
    screen: kind.screen(record),
    titles: titlesIn(translations, languages),
    states: byLanguage(languages, 'untranslated'),
    paths: {},
  };
  for (const { lang, path } of paths.filter((each) => languages.includes(each.lang))) {
    pages.paths[lang] = path;
    pages.states[lang] = await pageState(source, { kind, record, path, lang });
  }
  return pages;
}

interface RecordPage {
  kind: ContentKind;
  record: string;
  path: string;
  lang: string;
}

async function pageState({ db }: ContentSource, { kind, record, path, lang }: RecordPage): Promise<MenuEntryState> {
  const found = await kind.addresses?.find(db, path, lang);
  return found?.isShown && found.record === record ? 'public' : 'unpublished';
}

/** Records are called by the field `title` or `name`. */
function titlesIn(
  translations: NonNullable<ContentValues['translations']>,
  languages: readonly string[],
): Record<string, string> {
  const titles = languages.flatMap((lang): [string, string][] => {
    const title = translations[lang]?.['title'] ?? translations[lang]?.['name'];
    return typeof title === 'string' && title !== '' ? [[lang, title]] : [];
  });
  return Object.fromEntries(titles);
}

function byLanguage<T>(languages: readonly string[], value: T): Record<string, T> {
  return Object.fromEntries(languages.map((lang) => [lang, value]));
}
