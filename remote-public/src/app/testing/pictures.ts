import type { Picture } from '@vitrin/shared-contracts/pictures';

export function picture(id: number, alt: string): Picture {
  return {
    id,
    path: `/media/${id}`,
    widths: [480, 960, 1600],
    width: 1600,
    height: 900,
    alt,
    focus: { x: 50, y: 50 },
  };
}
