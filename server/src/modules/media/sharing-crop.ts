import type { Sharp } from 'sharp';
import { sharingSize, type Focus } from 'shared-contracts/pictures';

/** The picture at the size of a shared link, with the focal point as near to the middle as its edges allow. */
export function sharingCrop(image: Sharp, size: { width: number; height: number }, focus: Focus): Sharp {
  const scale = Math.max(sharingSize.width / size.width, sharingSize.height / size.height);
  const width = Math.max(sharingSize.width, Math.round(size.width * scale));
  const height = Math.max(sharingSize.height, Math.round(size.height * scale));
  return image.resize({ width, height, fit: 'fill' }).extract({
    left: start(width, sharingSize.width, focus.x),
    top: start(height, sharingSize.height, focus.y),
    ...sharingSize,
  });
}

function start(whole: number, part: number, percent: number): number {
  const centred = Math.round((whole * percent) / 100 - part / 2);
  return Math.min(Math.max(centred, 0), whole - part);
}
