export { countWithoutAlt } from './media-list.repository.ts';
