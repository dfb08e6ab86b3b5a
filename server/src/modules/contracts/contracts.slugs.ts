import type { Slugged } from '../../content/slugs.ts';

export const contractSlugs: Slugged = { table: 'contract_translations', entity: 'contract', kind: 'sozlesme' };
