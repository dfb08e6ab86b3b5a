import { useMemo } from 'react';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { usePictureTexts } from '../media/picture-texts.ts';
import type { CheckButtonProps } from './check-button.tsx';
import { warningsText, type CheckedForm, type CheckedKind } from './content-check.ts';

interface CheckedRecord<V, C extends object> {
  kind: { checked?: CheckedKind<V, C> | undefined; history?: { entity: string; record?: string } };
  /** Null for a new one; `pictures` are those that parts of it show. */
  record: { id?: number; pictures?: readonly Pick<Picture, 'alt' | 'id'>[] } | null;
  /** Context of the fields, with the languages of the site. */
  context: C;
}

/** Returns what a form shows of the checks of its kind. */
export function useCheck<V extends object, C extends object>({
  kind: { checked, history },
  record,
  context,
}: CheckedRecord<V, C>) {
  const saved = usePictureTexts();
  const pictures = record?.pictures;
  const pictureTexts = useMemo(
    () => new Map([...(pictures ?? []).map(({ id, alt }) => [id, alt] as const), ...saved]),
    [pictures, saved],
  );
  if (!checked || !history || !('languages' in context)) return unchecked;
  const form = { kind: checked, context, languages: context.languages as CheckedForm['languages'], pictureTexts };
  return {
    /** Returns what is said after the values were saved. */
    savedDetail: (sent: V) => warningsText({ ...form, values: sent }),
    /** Returns the button of the form; `body` is the request body of the values. */
    buttonOf: (values: V, body: () => object): CheckButtonProps => ({
      form: { ...form, values },
      links: { entity: history.entity, record: history.record ?? record?.id, body },
    }),
  };
}

const unchecked = { savedDetail: undefined, buttonOf: () => null };
