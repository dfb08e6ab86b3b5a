import { auditEntityLabels } from 'shared-contracts/audit';
import type { PictureUse } from 'shared-contracts/media';
import type { ContentKind, ContentSource } from '../content-kind.ts';
import { filesOfRecord } from '../record-files.ts';
import type { FileKey, PictureValues } from '../stored-content.ts';
import { unpublishedValues, type UnpublishedValues } from './unpublished-values.repository.ts';

type Source = Pick<ContentSource, 'db' | 'kinds'>;

/** Returns the drafts and the scheduled publications that show a file. */
export async function unpublishedUses(source: Source, file: FileKey): Promise<PictureUse[]> {
  const found = (await valuesWithKinds(source)).filter(({ kind, values }) => shows(kind, values.json, file));
  return found.map(({ kind, values: { record, title } }) => ({
    label: `Taslak: ${auditEntityLabels[kind.entity] ?? kind.entity} “${title === '' ? 'Adsız yeni kayıt' : title}”`,
    path: record === null ? null : kind.screen(record),
  }));
}

/** Pictures of drafts and of scheduled publications. */
export const unpublishedPictures: PictureValues = {
  usesOf: unpublishedUses,

  async all(source) {
    const references = (await valuesWithKinds(source)).map(({ kind, values }) => filesOfRecord(kind, values.json));
    return { ids: references.flatMap(({ ids }) => ids), hashes: references.flatMap(({ hashes }) => hashes) };
  },
};

function shows(kind: ContentKind, json: string, { id, hash }: FileKey): boolean {
  const { ids, hashes } = filesOfRecord(kind, json);
  return (id !== null && ids.includes(id)) || hashes.includes(hash);
}

interface Unpublished {
  kind: ContentKind;
  values: UnpublishedValues;
}

async function valuesWithKinds({ db, kinds }: Source): Promise<Unpublished[]> {
  return (await unpublishedValues(db)).flatMap((values) => {
    const kind = kinds.get(values.entity);
    return kind ? [{ kind, values }] : [];
  });
}
