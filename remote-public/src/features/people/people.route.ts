import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { peopleHead } from './people.head.ts';

export { PeoplePage as Component } from './people.page.tsx';

export const handle: RouteHandle = { head: peopleHead };
