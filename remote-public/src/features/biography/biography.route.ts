import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { biographyHead } from './biography.head.ts';

export { BiographyPage as Component } from './biography.page.tsx';

export const handle: RouteHandle = { head: biographyHead };
