import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { sitePageHead } from './site-page.head.ts';

export { SitePageView as Component } from './site-page.page.tsx';

export const handle: RouteHandle = { head: sitePageHead };
