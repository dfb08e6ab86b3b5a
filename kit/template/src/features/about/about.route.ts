import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { aboutHead } from './about.head.ts';

export { AboutPage as Component } from './about.page.tsx';

export const handle: RouteHandle = { head: aboutHead };
