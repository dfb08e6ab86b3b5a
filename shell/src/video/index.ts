import type { VideoSite } from '@vitrin/shared-contracts/video-address';
import { playVideos } from './play-video.ts';

/** Documents whose text shows a video of another site; the attribute names the sites that their policy allows. */
const { sites = '' } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
playVideos(sites.split(' ') as VideoSite[]);
