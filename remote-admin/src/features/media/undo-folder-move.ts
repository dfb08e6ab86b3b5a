import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { moveMedia } from './media.api.ts';

/** Pictures that were in one folder. */
export interface FolderMove {
  folder: string;
  ids: readonly number[];
}

/** Returns the moves that undo moving the selected pictures; null if the folder of one on another page is not known. */
export function undoOf(shown: readonly Pick<MediaItem, 'id' | 'folder'>[], selected: readonly number[]) {
  const moved = shown.filter(({ id }) => selected.includes(id));
  if (moved.length !== selected.length) return null;
  const byFolder = Map.groupBy(moved, ({ folder }) => folder);
  return [...byFolder].map(([folder, pictures]): FolderMove => ({ folder, ids: pictures.map(({ id }) => id) }));
}

/** Moves the pictures back to their folders; stops at the first move that the server refuses. */
export async function moveBack(moves: readonly FolderMove[]): Promise<ApiResponse<unknown>> {
  let answer: ApiResponse<unknown> = { success: true, status: 200 };
  for (const { folder, ids } of moves) {
    answer = await moveMedia(ids, folder);
    if (!answer.success) return answer;
  }
  return answer;
}
