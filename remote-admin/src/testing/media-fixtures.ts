import type { MediaItem, MediaRecord } from '@vitrin/shared-contracts/media';

export function mediaItem(id: number, changed: Partial<MediaItem> = {}): MediaItem {
  const size = { widths: [480, 960], width: 960, height: 640 };
  const path = `/media/${String(id).padStart(32, '0')}`;
  return { id, path, ...size, alt: '', focus: { x: 50, y: 50 }, name: `dosya-${id}.png`, folder: '', ...changed };
}

export function mediaRecord(id: number, changed: Partial<MediaRecord> = {}): MediaRecord {
  const moments = { created_at: '2026-01-05T09:00:00.000Z', updated_at: '2026-01-06T09:00:00.000Z' };
  const alts = { tr: 'Köprü ayağı' };
  return { ...mediaItem(id), alt: alts.tr, alts, bytes: 2_411_724, version: 3, used_in: [], ...moments, ...changed };
}
