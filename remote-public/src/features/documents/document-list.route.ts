import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { documentListHead } from './document-list.head.ts';

export { DocumentListPage as Component } from './document-list.page.tsx';

export const handle: RouteHandle = { head: documentListHead };
