import type { Right } from '@vitrin/shared-contracts/rights';
import {
  attentionRights,
  statisticsRights,
  type Attention,
  type AttentionKind,
  type BackupState,
  type ChangeEntity,
  type Statistics,
} from '@vitrin/shared-contracts/statistics';
import { readLastBackup } from '../../backup/schedule/last-backup.repository.ts';
import { countActiveLanguages } from '../../content/active-languages.ts';
import type { Db } from '../../platform/database/tables.ts';
import { countUnread } from '../inbox/mailbox-list.service.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { warningsFor } from './warnings.ts';
import { countArticles, countContracts, lastChanges } from './statistics.repository.ts';

type Rights = ReadonlySet<Right>;
type StatisticsServices = Pick<
  ContentServices,
  'db' | 'attention' | 'kinds' | 'storage' | 'untrustedProxies' | 'config' | 'certificate' | 'purgeState'
>;

/** Returns the statistics: real counts only, and only those that the user may see. */
export async function readStatistics(services: StatisticsServices, rights: Rights): Promise<Statistics> {
  const { db } = services;
  return {
    counts: await countsFor(db, rights),
    attention: await attentionFor(services, rights),
    changes: await lastChanges(db, permitted(statisticsRights, rights)),
    warnings: await warningsFor(services, rights),
    ...(rights.has('audit.read') ? { backup: await backupState(services) } : {}),
  };
}

async function backupState({ db, config }: StatisticsServices): Promise<BackupState> {
  const { at, bytes } = await readLastBackup(db);
  const last = at === undefined || bytes === undefined ? null : { at, bytes };
  return { is_scheduled: config.backupDir !== null || config.backupS3 !== null, last };
}

async function countsFor(db: Db, rights: Rights): Promise<Statistics['counts']> {
  return {
    ...(rights.has('articles.read') ? await countArticles(db) : {}),
    ...(rights.has('contracts.read') ? { contracts: await countContracts(db) } : {}),
    ...(rights.has('messages.contact') ? { unread_contact: await countUnread(db, 'contact') } : {}),
    ...(rights.has('messages.human-resources')
      ? { unread_applications: await countUnread(db, 'human-resources') }
      : {}),
    languages: await countActiveLanguages(db),
  };
}

async function attentionFor({ db, attention, kinds }: StatisticsServices, rights: Rights): Promise<Attention[]> {
  const counted: Attention[] = [];
  for (const kind of permitted<AttentionKind>(attentionRights, rights)) {
    const count = await attention[kind]?.(db, { rights, kinds });
    if (count) counted.push({ kind, count });
  }
  return counted;
}

function permitted<K extends AttentionKind | ChangeEntity>(needed: Readonly<Record<K, Right>>, rights: Rights): K[] {
  return (Object.keys(needed) as K[]).filter((kind) => rights.has(needed[kind]));
}
