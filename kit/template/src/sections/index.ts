import type { RemoteSections } from '@vitrin/shared-contracts/remote-sections';
import type { declarations } from './declarations.ts';
import { latest } from './latest/latest.section.ts';

const remote: RemoteSections<typeof declarations> = { sections: { 'son-yazilar': latest } };

export default remote;
