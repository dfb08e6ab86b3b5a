import type * as pictureWork from './picture-work.ts';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { plainFile } from '../../testing/test-pictures.ts';
import { moveOrphanPicturesToRemoved } from './orphan-pictures.service.ts';

jest.setTimeout(60_000);

const mockAfterStoring: (() => Promise<unknown>)[] = [];
jest.mock('./picture-work.ts', () => {
  const actual = jest.requireActual<typeof pictureWork>('./picture-work.ts');
  const storeFile: typeof actual.storeFile = async (...given) => {
    const stored = await actual.storeFile(...given);
    await mockAfterStoring.shift()?.();
    return stored;
  };
  return { ...actual, storeFile };
});

let library: MediaLibrary;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.test.close());

it('an upload writes its files again when another server removes them before the record is written', async () => {
  mockAfterStoring.push(() => moveOrphanPicturesToRemoved(library.test.services, 0));
  const picture = await library.uploaded(await plainFile(91, 60));
  expect(mockAfterStoring).toEqual([]);
  expect(library.files(picture)).toHaveLength(4);
});

it('a picture that is uploaded again while it is deleted is either complete or gone', async () => {
  const file = () => plainFile(95, 60);
  for (let round = 0; round < 3; round += 1) {
    const { id } = await library.uploaded(await file());
    const [again] = await Promise.all([library.uploaded(await file()), library.remove(id)]);
    const { status } = await library.editor.call({ url: `/api/admin/media/${again.id}` });
    expect(library.files(again)).toHaveLength(status === 200 ? 4 : 0);
  }
});
