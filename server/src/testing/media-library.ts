import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaItem, MediaRecord, UploadedMedia } from '@vitrin/shared-contracts/media';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { mediaFile } from '../modules/media/media-files.ts';
import type { TestResponse } from './send-request.ts';
import { signIn, type Staff } from './sign-in.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

const url = '/api/admin/media';

/** A media library with its requests and files, and a signed-in editor. */
export interface MediaLibrary {
  test: TestApp;
  editor: Staff;
  upload(file: File, fields?: object): Promise<TestResponse>;
  /** Uploads a picture and throws unless it succeeds. */
  uploaded(file: File, fields?: object): Promise<MediaItem>;
  record(id: number): Promise<MediaRecord>;
  change(id: number, form: object): Promise<TestResponse>;
  remove(id: number): Promise<TestResponse>;
  /** Returns the names of the stored files of a picture, or of all pictures. */
  files(picture?: Picture): string[];
  /** Returns the names of received files that were neither moved nor deleted. */
  incoming(): string[];
}

export async function openLibrary(): Promise<MediaLibrary> {
  const test = await buildTestApp();
  const { services } = test;
  const editor = await signIn(test, 'editor');
  const upload: MediaLibrary['upload'] = (file, fields) => editor.call({ url, form: { ...fields, file } });
  return {
    test,
    editor,
    upload,
    async uploaded(file, fields) {
      const { status, body } = await upload(file, fields);
      if (status !== 200) throw new Error(`Rejected with ${status}: ${body.message ?? ''}`);
      return (body.data as UploadedMedia).picture;
    },
    record: async (id) => (await editor.call({ url: `${url}/${id}` })).body.data as MediaRecord,
    change: (id, form) => editor.call({ url: `${url}/${id}`, form: { _method: 'PUT', ...form } }),
    remove: (id) => editor.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } }),
    files: (picture) =>
      filesStartingWith(join(services.config.dataDir, mediaFile('')), picture?.path.replace('/media/', '') ?? ''),
    incoming: () => filesStartingWith(join(services.config.dataDir, 'incoming'), ''),
  };
}

function filesStartingWith(folder: string, beginning: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(beginning));
}
