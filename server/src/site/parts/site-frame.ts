import type { Branding } from '@vitrin/shared-contracts/branding';
import type { Language } from '@vitrin/shared-contracts/languages';
import type { MenuItem, MenuLink, SiteMenus } from '@vitrin/shared-contracts/menus';
import { api, pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { siteFrameRemote, siteParts } from '@vitrin/shared-contracts/site-parts';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import type { DocumentReleases } from '../../releases/serving/document-releases.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import type { DependentRead } from '../../platform/http/response-cache.ts';
import { styleBlock, type StyleBlock } from '../inline-style.ts';
import type { ReadSite } from '../site-reads.ts';
import type { Place } from './places.ts';

/** Reports whether a page has header and footer of the site as sections: those of the public remote have their own. */
export function hasSiteFrame({ remote, parts }: DocumentReleases): boolean {
  const isFrame = ({ release }: DocumentReleases['remote']) => release.descriptor.unit === siteFrameRemote;
  return !isFrame(remote) && parts.some(isFrame);
}

/** Returns the places of header and footer. */
export function framePlaces(lang: string): Place[] {
  return Object.values(siteParts).map((name) => ({
    id: name,
    remote: siteFrameRemote,
    name,
    lang,
    values: {},
    texts: {},
    pictures: [],
  }));
}

const FALLBACK_CSS =
  'nav[data-fallback]{padding:1rem max(1.25rem,(100% - 76rem)/2)}nav[data-fallback] ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0;padding:0;list-style:none}nav[data-fallback] a{display:block;padding-block:.5rem;color:inherit}';

const routes = ['home', 'biography', 'articles', 'contact'] as const;

interface FrameFallback {
  html: string;
  styles: readonly StyleBlock[];
  reads: readonly DependentRead[];
}

interface FramePage {
  language: Language;
  branding: Pick<Branding, 'companyName'>;
}

/**
 * Returns the fallback of header or footer, for a section that cannot be rendered: links to the pages of the site, so that visitors
 * find the way out of the page.
 * @param name - of the section
 */
export async function frameFallback(
  read: ReadSite,
  name: string,
  { language, branding }: FramePage,
): Promise<FrameFallback> {
  const lang = language.abbr;
  const reads: DependentRead[] = [];
  const onRead = (made: DependentRead) => void reads.push(made);
  const [{ data: texts }, { data: menus }] = await Promise.all([
    read<SiteTexts>(api.staticTexts, { lang }, onRead),
    read<SiteMenus>(api.menus, { lang }, onRead),
  ]);
  const isHeader = name === siteParts.header;
  const links =
    (isHeader ? menus.header : menus.footer)?.flatMap(linksOf) ??
    routes.map((route) => ({ href: publicPaths[route], label: texts.navbar[route] }));
  const label = isHeader ? texts.common.mainNavigation : texts.footer.pages;
  const list = `<nav data-fallback aria-label="${escapeHtml(label)}"><ul>${links.map((link) => itemOf(link, lang)).join('')}</ul></nav>`;
  const html = isHeader
    ? `<header>${list}</header>`
    : `<footer>${list}<p>© ${escapeHtml(branding.companyName)}</p></footer>`;
  return { html, styles: [styleBlock(FALLBACK_CSS)], reads };
}

interface Link {
  href: string;
  label: string;
}

/** A heading has no address: only the entries below it are links. */
function linksOf({ children, ...entry }: MenuLink): Link[] {
  return [entry, ...children].flatMap(({ href, label }: MenuItem) => (href === null ? [] : [{ href, label }]));
}

function itemOf({ href, label }: Link, lang: string): string {
  const address = href.startsWith('/') ? pathInLanguage(href, lang) : href;
  return `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></li>`;
}
