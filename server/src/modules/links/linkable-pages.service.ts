import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { fold } from '@vitrin/shared-contracts/fold';
import type { LinkablePage } from '@vitrin/shared-contracts/links';
import { menuRoutes } from '@vitrin/shared-contracts/menus';
import { remotePageLabel } from '@vitrin/shared-contracts/remote-page-rows';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { ContentSource } from '../../content/content-kind.ts';
import type { Languages } from '../../content/request-language.ts';
import { findTargets } from '../menus/menu-targets.service.ts';
import { listRemotePages } from '../remote-pages/remote-pages.service.ts';
import { findByPath, findByTitle, type TitledPage } from '../search/titled-pages.service.ts';

/** Pages of each kind. */
const MAX_OF_KIND = 6;
/** Name of the pages that are no record of a kind. */
const FIXED = 'Sayfa';

/** Returns pages that visitors see in a language, by words of the title or by the beginning of the path. */
export async function linkablePages(
  source: ContentSource,
  typed: string,
  languages: Languages,
): Promise<LinkablePage[]> {
  const path = pathIn(typed, languages.requested);
  const search = { search: path ?? typed, languages, count: MAX_OF_KIND };
  const records = path === null ? await findByTitle(source, search) : await findByPath(source, search);
  const { requested } = languages;
  const meant = (pages: readonly LinkablePage[]) => pages.filter((page) => isMeant(page, typed, requested));
  const remote = meant(await remotePages(source, requested)).slice(0, MAX_OF_KIND);
  const all = [...meant(await fixedPages(source, requested)), ...remote, ...records.map(labelled)];
  return [...new Map(all.toReversed().map((page) => [page.path, page])).values()].toReversed();
}

/** Returns a typed path without the prefix of the language; null for words. */
function pathIn(typed: string, lang: string): string | null {
  const path = typed.trim().toLowerCase();
  if (!/^\/(?!\/)/.test(path)) return null;
  const prefix = pathInLanguage('/', lang);
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

function labelled({ entity, title, path }: TitledPage): LinkablePage {
  return { kind: auditEntityLabels[entity] ?? entity, title, path };
}

/** The pages and lists with a fixed address, as far as visitors see them. */
async function fixedPages(source: ContentSource, lang: string): Promise<LinkablePage[]> {
  const keys = menuRoutes.map((route) => `route.${route}`);
  const targets = [...(await findTargets(source, keys, [lang])).values()];
  return targets.flatMap(({ titles, paths, states }): LinkablePage[] => {
    const [title, path] = [titles[lang], paths[lang]];
    return states[lang] === 'public' && title !== undefined && path !== undefined ? [{ kind: FIXED, title, path }] : [];
  });
}

/** The pages that live releases of additional remotes declare. */
async function remotePages({ db }: ContentSource, lang: string): Promise<LinkablePage[]> {
  const pages = await listRemotePages(db);
  return pages.flatMap(({ path, live, texts }): LinkablePage[] => {
    const text = texts.find((each) => each.lang === lang);
    return live === 1 && text ? [{ kind: remotePageLabel, title: text.title, path }] : [];
  });
}

function isMeant({ title, path }: LinkablePage, typed: string, lang: string): boolean {
  const beginning = pathIn(typed, lang);
  return beginning === null ? fold(title).includes(fold(typed.trim())) : path.startsWith(beginning);
}
