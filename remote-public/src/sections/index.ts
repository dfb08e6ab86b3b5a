import type { RemoteSections } from '@vitrin/shared-contracts/remote-sections';
import type { declarations } from './declarations.ts';
import { loadFooter, loadHeader } from './site-frame.loader.ts';

const remote: RemoteSections<typeof declarations> = {
  sections: {
    'site-header': {
      load: loadHeader,
      view: async () => (await import(/* webpackChunkName: "section-site-header" */ './site-header.tsx')).SiteHeader,
    },
    'site-footer': {
      load: loadFooter,
      view: async () => (await import(/* webpackChunkName: "section-site-footer" */ './site-footer.tsx')).SiteFooter,
    },
  },
};

export default remote;
