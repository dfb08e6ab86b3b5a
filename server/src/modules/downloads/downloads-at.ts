export { downloadsAt } from './downloads.repository.ts';
