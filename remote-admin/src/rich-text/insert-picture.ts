import type { Editor } from '@tiptap/core';
import type { MediaRecord } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { getJson } from '../data/http.ts';
import { pictureAttributes } from './picture-node.ts';

/** Inserts a library picture at the cursor, with its alternative text in the language of the document. */
export async function insertPicture(editor: Editor, picture: Picture, lang: string): Promise<void> {
  const content = await pictureContent(picture, lang);
  if (editor.isDestroyed) return;
  editor.chain().insertContent(content).focus().run();
}

/** Returns the picture as a node of the document. */
export async function pictureContent(picture: Picture, lang: string) {
  const alt = (await alternativeTextIn(picture.id, lang)) ?? picture.alt;
  return { type: 'image', attrs: pictureAttributes(picture, alt) };
}

/** Needs its own request: a list of the library contains only the text in the default language. */
async function alternativeTextIn(id: number, lang: string): Promise<string | undefined> {
  const answer = await getJson<MediaRecord>(api.adminMediaRecord(id)).catch(() => null);
  return answer?.data?.alts[lang];
}
