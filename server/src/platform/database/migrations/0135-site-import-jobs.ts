import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** The import of another site that the panel works on, and the files that are uploaded for it. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('site_import_jobs')
    .addColumn('id', 'integer', helpersOf(db).id)
    // 1 for that of the panel, which has one at a time over all servers; 2 for the command that works.
    .addColumn('slot', 'integer', (column) => column.notNull().unique().defaultTo(1))
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    // What the running process is asked to do: nothing, 'pause' or 'cancel'.
    .addColumn('wish', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('from_address', 'text', (column) => column.notNull().defaultTo(''))
    // Without a foreign key: the rows of a trial are deleted before the import.
    .addColumn('import_id', 'integer')
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('counts', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('problem', 'text')
    .addColumn('kept', 'text', (column) => column.notNull().defaultTo('[]'))
    // The process that works on it, and when it has said so last.
    .addColumn('runner', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('heartbeat_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('site_import_files')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('job_id', 'integer', (column) => column.notNull().references('site_import_jobs.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('part_bytes', 'integer', (column) => column.notNull())
    .addColumn('next_part', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('site_import_files_key')
    .on('site_import_files')
    .columns(['job_id', 'role', 'fingerprint'])
    .unique()
    .execute();
}
