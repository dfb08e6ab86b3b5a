import type { MenuEntry, MenuPlace, MenuRoute } from '@vitrin/shared-contracts/menus';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

const PAGES = 'pages';

/** Pages of the specification (product §2). */
const firstRoutes: readonly MenuRoute[] = ['home', 'biography', 'articles', 'contact'];

const routes = (parent: string | null): MenuEntry[] =>
  firstRoutes.map((route) => ({ id: route, parent, target: { type: 'route', route }, off: false }));

/** The menus of the specification, which the site shows until staff change them. */
export const firstEntries: Readonly<Record<MenuPlace, MenuEntry[]>> = {
  header: routes(null),
  footer: [{ id: PAGES, parent: null, target: { type: 'group' }, off: false }, ...routes(PAGES)],
  legal: [{ id: 'contracts', parent: null, target: { type: 'contracts' }, off: false }],
  phone: [],
};

/** Returns the labels of the first menu in one language. */
export function firstLabels(place: MenuPlace, { footer }: StaticTexts): Record<string, string> {
  return place === 'footer' ? { [PAGES]: footer.pages } : {};
}
