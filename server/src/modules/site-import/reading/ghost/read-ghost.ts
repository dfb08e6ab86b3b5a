import { frontPageItem } from '../front-page.ts';
import type { InputFile } from '../input-files.ts';
import type { MenuEntryItem, SourceItem } from '../source-item.ts';
import { ghostEntryOf, isPublicTag, SITE } from './ghost-entry.ts';
import { readRelations, type GhostRelations } from './ghost-relations.ts';
import { ghostRows, textIn } from './ghost-rows.ts';

/** Reads an export of Ghost: once for everything but the posts, once for the posts. */
export async function* readGhost(file: InputFile): AsyncGenerator<SourceItem> {
  const relations = await readRelations(file);
  const place = { file: file.name, line: 0 };
  const title = relations.settings.get('title') ?? '';
  const language = (relations.settings.get('locale') ?? relations.settings.get('lang') ?? '').slice(0, 2);
  yield { type: 'site', id: title, title, address: relations.settings.get('url') ?? '', language, place, notes: [] };
  yield* peopleAndTags(relations, file.name);
  for await (const { row } of ghostRows(file, ['posts'])) yield ghostEntryOf(row, relations, file.name);
  yield* menuEntries(relations, file.name);
  yield frontPageItem(file.name);
}

function* peopleAndTags({ users, tags }: GhostRelations, file: string): Generator<SourceItem> {
  const place = { file, line: 0 };
  for (const [id, user] of users) {
    const picture = (textIn(user, 'profile_image') || textIn(user, 'image')).replace(SITE, '');
    const texts = { title: textIn(user, 'name'), text: textIn(user, 'bio'), ...(picture && { picture }) };
    yield { type: 'author', id, ...texts, place, notes: [] };
  }
  for (const tag of tags.values()) {
    const [slug, title] = [textIn(tag, 'slug'), textIn(tag, 'name')];
    if (isPublicTag(tag)) {
      const texts = { text: textIn(tag, 'description'), number: textIn(tag, 'id'), parent: '', language: '' };
      yield { type: 'term', id: `category:${slug}`, taxonomy: 'category', slug, title, ...texts, place, notes: [] };
    } else {
      const notes = [{ what: title, reason: 'temanın iç etiketi; karşılığı yok' }];
      yield { type: 'left', kind: 'tag', id: `tag:${slug}`, title, place, notes };
    }
  }
}

const menus = { navigation: 'Üst menü', secondary_navigation: 'Alt menü' } as const;

function* menuEntries({ settings }: GhostRelations, file: string): Generator<MenuEntryItem> {
  for (const [menu, menuTitle] of Object.entries(menus)) {
    for (const [order, { label = '', url = '' }] of linksIn(settings.get(menu)).entries()) {
      const address = url.replace(SITE, '') || '/';
      const target = { type: 'address', id: '', address } as const;
      const place = { file, line: 0 };
      yield {
        type: 'menu-entry',
        id: `${menu}:${order}`,
        title: label,
        menu,
        menuTitle,
        parent: '',
        order,
        target,
        place,
        notes: [],
      };
    }
  }
}

function linksIn(json = '[]'): { label?: string; url?: string }[] {
  try {
    const links = JSON.parse(json) as unknown;
    return Array.isArray(links) ? links.map((link) => Object(link) as object) : [];
  } catch {
    return [];
  }
}
