import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { openingListHead } from './opening-list.head.ts';

export { OpeningListPage as Component } from './opening-list.page.tsx';

export const handle: RouteHandle = { head: openingListHead };
