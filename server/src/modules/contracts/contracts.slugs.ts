import type { Slugged } from '../../database/slugs.ts';

export const contractSlugs: Slugged = { table: 'contract_translations', entity: 'contract', kind: 'sozlesme' };
