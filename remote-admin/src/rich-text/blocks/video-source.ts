import { downloadTypes, isVideoFile, parseDownloadAddress } from '@vitrin/shared-contracts/downloads';
import { parseVideoAddress, videoPage, videoSiteNames } from '@vitrin/shared-contracts/video-address';

/** Where a video comes from: the address that the document contains, and the name of its site or file type. */
export interface VideoSource {
  href: string;
  label: string;
}

/** Returns the source of the video at an address: a page of a video site, or a file of this site; null for others. */
export function videoSource(address: string): VideoSource | null {
  const video = parseVideoAddress(address);
  if (video) return { href: videoPage(video), label: videoSiteNames[video.site] };
  const file = parseDownloadAddress(address.trim());
  return file && isVideoFile(file.type) ? { href: address.trim(), label: downloadTypes[file.type].label } : null;
}
