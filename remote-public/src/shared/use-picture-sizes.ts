import { useBranding } from '@vitrin/shared-contracts/state';
import { lookSizes, type PicturePlace } from '../looks/sizes.ts';

/** Returns the widths of pictures at these places, as in the `sizes` attribute: those of the look, or the component's own. */
export function usePictureSizes<T extends PicturePlace>(own: Readonly<Record<T, string>>): Readonly<Record<T, string>> {
  const { look = '' } = useBranding();
  return { ...own, ...lookSizes[look] };
}
