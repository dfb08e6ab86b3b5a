import { auditEntityLabels } from 'shared-contracts/audit';
import type { ContentKind, ContentSource } from '../content-kind.ts';
import { filesOfRecord } from '../record-files.ts';
import type { PictureKey, PictureValues } from '../stored-content.ts';
import { unpublishedValues, type UnpublishedValues } from './unpublished-values.repository.ts';

/** Pictures of drafts and of scheduled publications. */
export const unpublishedFiles: PictureValues = {
  async usesOf(source, picture) {
    const found = (await valuesWithKinds(source)).filter(({ kind, values }) => shows(kind, values.json, picture));
    return found.map(({ kind, values: { record, title } }) => ({
      label: `Taslak: ${auditEntityLabels[kind.entity] ?? kind.entity} “${title === '' ? 'Adsız yeni kayıt' : title}”`,
      path: record === null ? null : kind.screen(record),
    }));
  },

  async all(source) {
    const references = (await valuesWithKinds(source)).map(({ kind, values }) => filesOfRecord(kind, values.json));
    return { ids: references.flatMap(({ ids }) => ids), hashes: references.flatMap(({ hashes }) => hashes) };
  },
};

function shows(kind: ContentKind, json: string, { id, hash }: PictureKey): boolean {
  const { ids, hashes } = filesOfRecord(kind, json);
  return ids.includes(id) || hashes.includes(hash);
}

interface Unpublished {
  kind: ContentKind;
  values: UnpublishedValues;
}

async function valuesWithKinds({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>): Promise<Unpublished[]> {
  return (await unpublishedValues(db)).flatMap((values) => {
    const kind = kinds.get(values.entity);
    return kind ? [{ kind, values }] : [];
  });
}
