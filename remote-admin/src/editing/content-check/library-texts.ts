import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MediaRecord } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import { getJson } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';

/** Returns the alternative texts of pictures in the default language, as far as they have been read. */
export function useLibraryTexts(ids: readonly number[]): ReadonlyMap<number, string> {
  const answers = useQueries({ queries: ids.map((id) => readQuery<MediaRecord>(api.adminMediaRecord(id))) });
  // The same map as long as the texts are the same: a new one would check the form again.
  const key = JSON.stringify(textsOf(answers));
  return useMemo(() => new Map(JSON.parse(key) as [number, string][]), [key]);
}

function textsOf(answers: readonly { data?: MediaRecord | undefined }[]): [number, string][] {
  return answers.flatMap(({ data }) => (data ? [[data.id, data.alt]] : []));
}

/** Reads the alternative texts of pictures in the default language. A picture that cannot be read has none. */
export async function readPictureTexts(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const answers = await Promise.all(ids.map((id) => getJson<MediaRecord>(api.adminMediaRecord(id)).catch(() => ({}))));
  return new Map(textsOf(answers));
}
