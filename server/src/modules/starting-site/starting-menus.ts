import type { MenuEntry, MenuPlace, MenuRoute } from '@vitrin/shared-contracts/menus';

/** Ids of the pages that the menus lead to. */
export interface MenuPages {
  about: number;
  services: number;
}

const PAGES = 'pages';

const route = (name: MenuRoute): MenuEntry => ({
  id: name,
  parent: null,
  target: { type: 'route', route: name },
  off: false,
});

const page = (name: string, id: number): MenuEntry => ({
  id: name,
  parent: null,
  target: { type: 'record', entity: 'site-page', id },
  off: false,
});

/** Returns the entries of header and footer. Lists of records appear by themselves with their first record. */
export function startingMenus({ about, services }: MenuPages): Readonly<Partial<Record<MenuPlace, MenuEntry[]>>> {
  const entries = [
    route('home'),
    page('about', about),
    page('services', services),
    route('products'),
    route('projects'),
    route('contact'),
  ];
  return {
    header: entries,
    footer: [
      { id: PAGES, parent: null, target: { type: 'group' }, off: false },
      ...entries.map((entry) => ({ ...entry, parent: PAGES })),
    ],
  };
}

/** Returns the labels of a menu, given the heading of the footer. */
export function startingLabels(place: string, heading: string): Record<string, string> {
  return place === 'footer' ? { [PAGES]: heading } : {};
}
