import { CompiledQuery } from 'kysely';
import { helpersOf } from '../database/helpers.ts';
import type { Db } from '../database/tables.ts';

interface Query {
  text: string;
  values: unknown[];
}

/** Lets the throttle library's SQL run through our handle: PostgreSQL's own, and SQLite's with places numbered away. */
export function throttleStore(db: Db) {
  const query = helpersOf(db).kind === 'sqlite' ? unnumbered : (given: Query) => given;
  return {
    async query(given: Query) {
      const { text, values } = query(given);
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}

function unnumbered({ text, values }: Query): Query {
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
  return { text: text.replace(/\$\d+/g, '?'), values: places };
}
