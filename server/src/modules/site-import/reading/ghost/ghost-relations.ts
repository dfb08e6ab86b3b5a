import type { InputFile } from '../input-files.ts';
import { ghostRows, textIn, type GhostRow } from './ghost-rows.ts';

/** What the export says of its posts outside of them. Small beside the texts of the posts. */
export interface GhostRelations {
  tags: ReadonlyMap<string, GhostRow>;
  users: ReadonlyMap<string, GhostRow>;
  settings: ReadonlyMap<string, string>;
  /** Ids of tags and authors by the id of the post, in their order. */
  tagsOf: ReadonlyMap<string, string[]>;
  authorsOf: ReadonlyMap<string, string[]>;
  meta: ReadonlyMap<string, GhostRow>;
}

interface Ordered {
  id: string;
  order: number;
}

const tables = ['tags', 'users', 'settings', 'posts_tags', 'posts_authors', 'posts_meta'];

/** Reads everything but the posts. The tables are in the order of their names, so that posts come before their tags. */
export async function readRelations(file: InputFile): Promise<GhostRelations> {
  const tags = new Map<string, GhostRow>();
  const users = new Map<string, GhostRow>();
  const settings = new Map<string, string>();
  const meta = new Map<string, GhostRow>();
  const tagsOf = new Map<string, Ordered[]>();
  const authorsOf = new Map<string, Ordered[]>();
  const add = (lists: Map<string, Ordered[]>, row: GhostRow, id: string) => {
    const post = textIn(row, 'post_id');
    lists.set(post, [...(lists.get(post) ?? []), { id, order: Number(row['sort_order'] ?? 0) }]);
  };
  for await (const { table, row } of ghostRows(file, tables)) {
    if (table === 'tags') tags.set(textIn(row, 'id'), row);
    if (table === 'users') users.set(textIn(row, 'id'), row);
    if (table === 'settings') settings.set(textIn(row, 'key'), textIn(row, 'value'));
    if (table === 'posts_meta') meta.set(textIn(row, 'post_id'), row);
    if (table === 'posts_tags') add(tagsOf, row, textIn(row, 'tag_id'));
    if (table === 'posts_authors') add(authorsOf, row, textIn(row, 'author_id'));
  }
  return { tags, users, settings, meta, tagsOf: inOrder(tagsOf), authorsOf: inOrder(authorsOf) };
}

function inOrder(lists: ReadonlyMap<string, Ordered[]>): Map<string, string[]> {
  return new Map(
    [...lists].map(([post, list]) => [
      post,
      list.toSorted((one, other) => one.order - other.order).map(({ id }) => id),
    ]),
  );
}
