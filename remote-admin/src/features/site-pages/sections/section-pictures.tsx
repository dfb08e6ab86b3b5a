import { useQueries } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { MediaRecord } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import { centre, type Picture } from '@vitrin/shared-contracts/pictures';
import { readQuery } from '../../../data/query.ts';

interface KnownPictures {
  pictures: ReadonlyMap<number, Picture>;
  add: (pictures: readonly Picture[]) => void;
}

const KnownPicturesContext = createContext<KnownPictures>({ pictures: new Map(), add: () => undefined });

interface SectionPicturesProps {
  /** Pictures that the page was read with. */
  pictures: readonly Picture[];
  children: ReactNode;
}

/** Provides the pictures that sections refer to: those of the page, and those that are chosen in the form. */
export function SectionPictures({ pictures, children }: SectionPicturesProps) {
  const [chosen, setChosen] = useState<readonly Picture[]>([]);
  const known = useMemo(
    () => ({
      pictures: new Map([...pictures, ...chosen].map((picture) => [picture.id, picture])),
      add: (added: readonly Picture[]) => setChosen((before) => [...before, ...added]),
    }),
    [pictures, chosen],
  );
  return <KnownPicturesContext value={known}>{children}</KnownPicturesContext>;
}

/**
 * Returns the pictures with these ids, and the function that makes others known. A restored draft has pictures that are read one by
 * one; until then, and if it is deleted, a picture has no files.
 */
export function useSectionPictures(ids: readonly number[]) {
  const { pictures, add } = useContext(KnownPicturesContext);
  const missing = ids.filter((id) => !pictures.has(id));
  const read = useQueries({ queries: missing.map((id) => readQuery<MediaRecord>(api.adminMediaRecord(id))) });
  const found = new Map(read.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
  return { add, pictures: ids.map((id) => pictures.get(id) ?? found.get(id) ?? withoutFiles(id)) };
}

function withoutFiles(id: number): Picture {
  return { id, path: '', widths: [], width: 0, height: 0, alt: '', focus: centre };
}
