import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import type { PictureUse } from '@vitrin/shared-contracts/media';
import { fieldsOf, type ContentKind, type ContentSource } from '../content-kind.ts';
import { filesOfRecord, type FileReferences } from '../record-files.ts';
import type { FileKey, PictureValues } from '../stored-content.ts';
import { unpublishedValues, type UnpublishedValues } from './unpublished-values.repository.ts';

type Source = Pick<ContentSource, 'db' | 'kinds'>;

/** Returns the drafts and the scheduled publications that show a file. */
export async function unpublishedUses(source: Source, file: FileKey): Promise<PictureUse[]> {
  const found = (await valuesWithKinds(source)).filter((unpublished) => shows(unpublished, file));
  return found.map(({ kind, values: { record, title } }) => ({
    label: `Taslak: ${auditEntityLabels[kind.entity] ?? kind.entity} “${title === '' ? 'Adsız yeni kayıt' : title}”`,
    path: record === null ? null : kind.screen(record),
  }));
}

/** Pictures of drafts and of scheduled publications. */
export const unpublishedPictures: PictureValues = {
  usesOf: unpublishedUses,

  async all(source) {
    const references = (await valuesWithKinds(source)).map(filesOf);
    return { ids: references.flatMap(({ ids }) => ids), hashes: references.flatMap(({ hashes }) => hashes) };
  },
};

function filesOf({ kind, values: { record, json } }: Unpublished): FileReferences {
  return filesOfRecord(fieldsOf(kind, record ?? ''), json);
}

function shows(unpublished: Unpublished, { id, hash }: FileKey): boolean {
  const { ids, hashes } = filesOf(unpublished);
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
