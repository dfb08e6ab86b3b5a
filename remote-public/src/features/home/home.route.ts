import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { homeHead } from './home.head.ts';

export { HomePage as Component } from './home.page.tsx';

export const handle: RouteHandle = { head: homeHead };
