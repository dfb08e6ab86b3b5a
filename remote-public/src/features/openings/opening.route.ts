import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { openingHead } from './opening.head.ts';

export { OpeningPage as Component } from './opening.page.tsx';

export const handle: RouteHandle = { head: openingHead };
