import type { Kysely } from 'kysely';
import type { ArticlesTables } from './tables/articles.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ConsentsTables } from './tables/consents.ts';
import type { ContractsTables } from './tables/contracts.ts';
import type { InstallationTables } from './tables/installation.ts';
import type { MailsTables } from './tables/mails.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PrivacyTables } from './tables/privacy.ts';
import type { RecordsTables } from './tables/records.ts';
import type { ReleasesTables } from './tables/releases.ts';
import type { ShowcaseTables } from './tables/showcase.ts';
import type { SiteTables } from './tables/site.ts';
import type { SupportTables } from './tables/support.ts';
import type { TextPicturesTables } from './tables/text-pictures.ts';
import type { VisitsTables } from './tables/visits.ts';

/** Every table, by subject in `tables/`. */
export type Tables = PeopleTables &
  SiteTables &
  ArticlesTables &
  ContractsTables &
  RecordsTables &
  ReleasesTables &
  ShowcaseTables &
  CatalogueTables &
  MessagesTables &
  ConsentsTables &
  InstallationTables &
  MailsTables &
  PrivacyTables &
  SupportTables &
  TextPicturesTables &
  VisitsTables;

/** Names of the tables that have these columns. */
export type TableWith<Columns> = {
  [Name in keyof Tables]: Tables[Name] extends Columns ? Name : never;
}[keyof Tables];

/** A handle to query with: the database or an open transaction. Repositories take it as their first argument. */
export type Db = Kysely<Tables>;
