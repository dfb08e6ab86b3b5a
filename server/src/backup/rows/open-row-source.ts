import type { Config } from '../../config/config.ts';
import type { RowSource } from './row-source.ts';

/** Opens the rows of the configured database; loads only the driver in use. */
export async function openRowSource(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<RowSource> {
  if (config.databaseUrl) return (await import('./postgres-rows.ts')).openPostgresRows(config.databaseUrl);
  return (await import('./sqlite-rows.ts')).openSqliteRows(config.dataDir);
}
