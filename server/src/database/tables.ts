import type { Kysely } from 'kysely';
import type { ArticlesTables } from './tables/articles.ts';
import type { ContractsTables } from './tables/contracts.ts';
import type { PeopleTables } from './tables/people.ts';
import type { RecordsTables } from './tables/records.ts';
import type { ReleasesTables } from './tables/releases.ts';
import type { SiteTables } from './tables/site.ts';

/** Every table, by subject in `tables/`. */
export type Tables = PeopleTables & SiteTables & ArticlesTables & ContractsTables & RecordsTables & ReleasesTables;

/** A handle to query with: the database or an open transaction. Repositories take it as their first argument. */
export type Db = Kysely<Tables>;
