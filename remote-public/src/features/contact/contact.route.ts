import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { contactHead } from './contact.head.ts';

export { ContactPage as Component } from './contact.page.tsx';

export const handle: RouteHandle = { head: contactHead };
