import type { AlterTableNode, KyselyPlugin, RootOperationNode } from 'kysely';
import { openDatabase } from './database.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { migrateTo } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import type { Db } from './tables.ts';

/** Last migration of the first release, 1.0.0: no version before it runs beside another one. */
const FIRST_RELEASE = '0050-version-page-pictures';

/** What a server of the version before cannot run with: it reads what is gone, or does not fill what is required. */
const REMOVES = /\b(?:drop\s+(?:table|column)|rename\s+(?:to|column)|set\s+not\s+null)\b/i;

function removes(node: RootOperationNode): boolean {
  if (node.kind === 'DropTableNode') return true;
  if (node.kind === 'RawNode') return REMOVES.test(node.sqlFragments.join(' ? '));
  return node.kind === 'AlterTableNode' && alters(node);
}

function alters({ renameTo, addConstraint, columnAlterations = [] }: AlterTableNode): boolean {
  return (
    renameTo !== undefined ||
    addConstraint !== undefined ||
    columnAlterations.some((change) =>
      change.kind === 'AddColumnNode' ? change.column.notNull === true && !change.column.defaultTo : true,
    )
  );
}

/** Runs a migration and returns the statements of it that an older server does not survive. */
async function removingStatements(db: Db, run: (db: Db) => Promise<void>): Promise<RootOperationNode[]> {
  const found: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      if (removes(node)) found.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await run(db.withPlugin(recorder));
  return found;
}

it('recognises statements that the version before does not survive', async () => {
  const database = await freshDatabase();
  const db = await openDatabase(database);
  await db.schema.createTable('sample').addColumn('a', 'text').addColumn('b', 'text').execute();
  const count = async (run: (db: Db) => Promise<void>): Promise<number> => (await removingStatements(db, run)).length;
  const sample = (each: Db) => each.schema.alterTable('sample');
  try {
    expect(await count((each) => sample(each).addColumn('c', 'text').execute())).toBe(0);
    expect(
      await count((each) =>
        sample(each)
          .addColumn('d', 'text', (column) => column.notNull().defaultTo(''))
          .execute(),
      ),
    ).toBe(0);
    expect(await count((each) => sample(each).dropColumn('a').execute())).toBe(1);
    expect(await count((each) => sample(each).renameColumn('b', 'e').execute())).toBe(1);
    expect(await count((each) => sample(each).renameTo('other').execute())).toBe(1);
    expect(await count((each) => each.schema.dropTable('other').execute())).toBe(1);
  } finally {
    await db.destroy();
    await database.remove();
  }
});

it('every migration since the first release leaves what the version before uses, or names the oldest version', async () => {
  const database = await freshDatabase();
  const db = await openDatabase(database);
  const migrations = Object.entries(await readMigrations()).filter(([name]) => name > FIRST_RELEASE);
  const removing: string[] = [];
  try {
    await migrateTo(db, FIRST_RELEASE);
    for (const [name, { up, oldestVersion }] of migrations.toSorted(([a], [b]) => a.localeCompare(b)))
      if ((await removingStatements(db, up)).length > 0 && oldestVersion === undefined) removing.push(name);
  } finally {
    await db.destroy();
    await database.remove();
  }
  expect(removing).toEqual([]);
});
