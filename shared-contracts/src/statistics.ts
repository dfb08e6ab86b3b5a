import type { Right } from './rights.ts';

/** GET /api/admin/statistics: true counts and the last changes; a count the person may not see is left out. */
export interface Statistics {
  counts: {
    articles?: number;
    drafts?: number;
    contracts?: number;
    languages: number;
    missing_translations?: number;
  };
  changes: Change[];
}

export interface Change {
  id: number;
  at: string;
  actor: string;
  action: 'create' | 'update' | 'delete' | 'order';
  entity: 'article' | 'contract';
  entity_id: number | null;
  title: string;
}

/** Which right lets a person see an entity's counts and changes. */
export const statisticsRights: Readonly<Record<Change['entity'], Right>> = {
  article: 'articles.read',
  contract: 'contracts.read',
};
