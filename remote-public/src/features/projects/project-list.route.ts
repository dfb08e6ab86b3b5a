import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { listQuery } from './project-choice.ts';
import { projectListHead } from './project-list.head.ts';

export { ProjectListPage as Component } from './project-list.page.tsx';

export const handle: RouteHandle = { head: projectListHead, pageQuery: [...listQuery] };
