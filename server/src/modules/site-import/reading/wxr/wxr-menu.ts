import { blockComment, blockText, commentsIn, type BlockComment } from '../../markup/block-comments.ts';
import { parseHtml, textIn } from '../../markup/html-tree.ts';
import type { EntryType, MenuEntryItem } from '../source-item.ts';
import { taxonomies, termId } from './wxr-entry.ts';
import type { WxrItem } from './wxr-item.ts';

const entryTypes: Readonly<Record<string, EntryType>> = { post: 'post', page: 'page', product: 'product' };

/** Returns the entries of menus that an item `nav_menu_item` is: one in each menu that it names. */
export function menuEntriesOf(item: WxrItem): MenuEntryItem[] {
  const menus = item.terms.filter(({ taxonomy }) => taxonomy === 'nav_menu');
  return menus.map(({ slug, name }) => ({
    // Merged exports have one number in two menus.
    id: `${slug}:${item.id}`,
    type: 'menu-entry',
    title: item.title,
    menu: slug,
    menuTitle: name,
    parent: parentOf(item.meta.get('_menu_item_menu_item_parent'), slug),
    order: item.order,
    target: targetOf(item.meta),
    place: item.place,
    notes: item.notes,
  }));
}

function parentOf(id = '', menu: string): string {
  const parent = id.trim();
  return parent === '' || parent === '0' ? '' : `${menu}:${parent}`;
}

/** An entry for a category names the number of the term. */
function targetOf(meta: WxrItem['meta']): MenuEntryItem['target'] {
  const text = (key: string) => (meta.get(key) ?? '').trim();
  const id = text('_menu_item_object_id');
  const object = text('_menu_item_object');
  if (text('_menu_item_type') === 'post_type' && Object.hasOwn(entryTypes, object))
    return { type: entryTypes[object] ?? 'post', id, address: '' };
  if (text('_menu_item_type') === 'taxonomy' && Object.hasOwn(taxonomies, object))
    return { type: 'term', id: `number:${id}`, address: '' };
  const address = text('_menu_item_url');
  return address === '' || address === '#'
    ? { type: 'group', id: '', address: '' }
    : { type: 'address', id: '', address };
}

const linkBlocks = new Set(['navigation-link', 'navigation-submenu', 'home-link']);

/** Returns the entries of a menu of the block editor, which is one text with nested blocks. */
export function navigationEntriesOf(item: WxrItem): MenuEntryItem[] {
  const entries: MenuEntryItem[] = [];
  // Ids of the entries that are open; a block that is none has the id of the entry around it.
  const open: string[] = [''];
  const menu = item.slug || `navigation-${item.id}`;
  for (const comment of commentsIn(item.content)) {
    const block = blockComment(comment);
    if (!block) {
      if (comment.trim().startsWith('/wp:')) open.pop();
      continue;
    }
    const [parent = ''] = open.slice(-1);
    const isLink = linkBlocks.has(block.name);
    const entry = navigationEntry(item, { menu, attributes: block.attributes, order: entries.length, parent });
    if (isLink) entries.push(entry);
    if (!block.isVoid) open.push(isLink ? entry.id : parent);
  }
  return entries;
}

interface NavigationPlace {
  menu: string;
  attributes: BlockComment['attributes'];
  order: number;
  parent: string;
}

function navigationEntry(item: WxrItem, { menu, attributes, order, parent }: NavigationPlace): MenuEntryItem {
  const { place, notes, title: menuTitle } = item;
  const title = textIn(parseHtml(blockText(attributes, 'label'))).trim();
  const target = navigationTarget(attributes);
  return { id: `${menu}:${order}`, type: 'menu-entry', title, menu, menuTitle, parent, order, target, place, notes };
}

function navigationTarget(attributes: BlockComment['attributes']): MenuEntryItem['target'] {
  const text = (name: string) => blockText(attributes, name);
  const [id, type, address] = [text('id'), text('type'), text('url')];
  if (text('kind') === 'taxonomy')
    return { type: 'term', id: id === '' ? termId(type, text('label')) : `number:${id}`, address };
  const entryType = text('kind') === 'post-type' && Object.hasOwn(entryTypes, type) ? entryTypes[type] : undefined;
  if (entryType) return { type: entryType, id, address };
  return { type: /^#?$/.test(address) ? 'group' : 'address', id: '', address };
}
