import type { Editor } from '@tiptap/core';
import type { MediaRecord } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import type { Picture } from 'shared-contracts/pictures';
import { getJson } from '../http.ts';
import { pictureAttributes } from './picture-node.ts';

/** Inserts a library picture at the cursor, with its alternative text in the language of the document. */
export async function insertPicture(editor: Editor, picture: Picture, lang: string): Promise<void> {
  const content = await pictureContent(picture, lang);
  if (editor.isDestroyed) return;
  editor.chain().insertContent(content).focus().run();
}

/** Returns the picture as a node of the document. */
export async function pictureContent(picture: Picture, lang: string) {
  const alt = (await altIn(picture.id, lang)) ?? picture.alt;
  return { type: 'image', attrs: pictureAttributes(picture, alt) };
}

/** A list of the library tells the default language's text alone. */
async function altIn(id: number, lang: string): Promise<string | undefined> {
  const answer = await getJson<MediaRecord>(api.adminMediaRecord(id)).catch(() => null);
  return answer?.data?.alts[lang];
}
