import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { notFoundHead } from './not-found.head.ts';

export { NotFoundPage as Component } from './not-found.page.tsx';

export const handle: RouteHandle = { head: notFoundHead, status: 404 };
