import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { startHead } from './start.head.ts';

export { StartPage as Component } from './start.page.tsx';

export const handle: RouteHandle = { head: startHead };
