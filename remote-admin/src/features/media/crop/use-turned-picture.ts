import { useEffect, useState } from 'react';
import { pictureAddress, type Picture } from '@vitrin/shared-contracts/pictures';
import { drawTurned, loadPicture, type Turns } from './turned-image.ts';

/** The picture as it is turned now. */
export interface TurnedPicture {
  canvas: HTMLCanvasElement;
  /** Address of what the canvas shows. */
  address: string;
}

/** Draws the largest stored file of a picture turned; null until then, `failed` if it cannot be loaded. */
export function useTurnedPicture(picture: Picture, turns: Turns): TurnedPicture | 'failed' | null {
  const [turned, setTurned] = useState<TurnedPicture | 'failed' | null>(null);
  const largest = pictureAddress(picture, 'webp', picture.width);
  useEffect(() => {
    let address: string | null = null;
    let isCurrent = true;
    const show = async () => {
      const canvas = drawTurned(await loadPicture(largest), turns);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (!isCurrent || !blob) return;
      address = URL.createObjectURL(blob);
      setTurned({ canvas, address });
    };
    void show().catch(() => isCurrent && setTurned('failed'));
    return () => {
      isCurrent = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [largest, turns]);
  return turned;
}
