import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { projectHead } from './project.head.ts';

export { ProjectPage as Component } from './project.page.tsx';

export const handle: RouteHandle = { head: projectHead };
