import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { searchHead } from './search.head.ts';

export { SearchPage as Component } from './search.page.tsx';

export const handle: RouteHandle = { head: searchHead, pageQuery: ['q', 'tur', 'sayfa'] };
