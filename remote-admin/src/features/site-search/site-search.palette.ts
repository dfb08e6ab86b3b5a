import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand, TextSearch } from '../../editing/panel-module.ts';
import { searchParam } from './search-filters.ts';

const right = 'site-search.use';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Metinlerde bul ve değiştir',
    words: 'ara eski numara adres sözcük toplu her yerde sitede',
    to: adminPaths.siteSearch,
    right,
  },
];

export const textSearch: TextSearch = {
  right,
  label: (typed) => `Bütün metinlerde bul: “${typed}”`,
  to: (typed) => `${adminPaths.siteSearch}?${new URLSearchParams({ [searchParam]: typed })}`,
};
