import type { Slugged } from '../../platform/database/slugs.ts';

export const contractSlugs: Slugged = { table: 'contract_translations', entity: 'contract', kind: 'sozlesme' };
