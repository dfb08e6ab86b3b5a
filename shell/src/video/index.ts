import type { MapSite } from '@vitrin/shared-contracts/map-address';
import type { VideoSite } from '@vitrin/shared-contracts/video-address';
import { playVideos } from './play-video.ts';

/** Documents that show a video or a map of another site; the attribute names the sites that their policy allows. */
const { sites = '' } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
playVideos(sites.split(' ') as (MapSite | VideoSite)[]);
