import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { personHead } from './person.head.ts';

export { PersonPage as Component } from './person.page.tsx';

export const handle: RouteHandle = { head: personHead };
