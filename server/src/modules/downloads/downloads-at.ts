export { downloadCountsAt } from './download-counts.repository.ts';
export { downloadsAt } from './downloads.repository.ts';
