import { sql, type RawBuilder } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';

/**
 * Implements `fold()` in SQL that both databases support: neither folds all letters that the other does, nor the
 * Turkish ones.
 */
export function foldedColumn(column: string): RawBuilder<string> {
  const letters = 'ıİIşŞğĞüÜöÖçÇâÂîÎûÛ'.split('');
  const replaced = letters.reduce(
    (text, letter) => sql<string>`replace(${text}, ${sql.lit(letter)}, ${sql.lit(fold(letter))})`,
    sql<string>`${sql.ref(column)}`,
  );
  return sql<string>`lower(${replaced})`;
}
