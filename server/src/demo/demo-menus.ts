import { menuTargetKey, type MenuEntry, type MenuRoute, type MenuTarget } from '@vitrin/shared-contracts/menus';
import type { ContentSource } from '../content/content-kind.ts';
import { menuKind } from '../modules/menus/menus.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import type { SitePageIds } from './demo-site-pages.ts';

/** The header leads to everything that the firm shows: its pages, and the lists of its records. */
export async function addMenus(source: ContentSource, stamp: Stamp, pageId: SitePageIds): Promise<void> {
  const page = (name: string): MenuTarget => ({ type: 'record', entity: 'site-page', id: pageId(name) });
  const entries = [
    entry(route('home')),
    ...branch(entry(route('biography')), [
      entry(route('people')),
      entry(page('quality')),
      entry(route('documents')),
      entry(route('openings')),
    ]),
    ...branch(entry(page('services')), [entry(page('retrofit')), entry(page('monitoring')), entry(route('products'))]),
    entry(route('projects')),
    entry(route('articles')),
    entry(route('contact')),
  ];
  await menuKind.save(source, 'header', { entries, translations: {} }, stamp);
}

const route = (name: MenuRoute): MenuTarget => ({ type: 'route', route: name });

const entry = (target: MenuTarget): MenuEntry => ({
  id: menuTargetKey(target)?.replace('.', '-') ?? target.type,
  parent: null,
  target,
  off: false,
});

const branch = (top: MenuEntry, below: readonly MenuEntry[]): MenuEntry[] => [
  top,
  ...below.map((each) => ({ ...each, parent: top.id })),
];
