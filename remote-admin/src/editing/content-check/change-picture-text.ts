import { getIn, type FormikContextType } from 'formik';

/** Event that asks the editor of a document to change the alternative text of a picture. */
export const changePictureTextEvent = 'vitrin:change-picture-text';

/** A picture in a document of a form, and its new alternative text. */
export interface PictureTextChange {
  /** Path of the document in the form, which is the id of its editor. */
  path: string;
  /** Place among the pictures of the document. */
  index: number;
  alt: string;
}

/**
 * Changes the alternative text of a picture in a document of the form: in its editor, where it can be undone, or in the form
 * values while the editor is not open.
 */
export function changePictureText(
  change: PictureTextChange,
  { values, setFieldValue }: Pick<FormikContextType<object>, 'values' | 'setFieldValue'>,
): void {
  const event = new CustomEvent<PictureTextChange>(changePictureTextEvent, { detail: change, cancelable: true });
  const isChangedByEditor = !document.dispatchEvent(event);
  if (isChangedByEditor) return;
  void setFieldValue(change.path, withPictureText(getIn(values, change.path), change));
}

/** Returns a copy of a document in which the picture has the text. */
export function withPictureText(stored: unknown, { index, alt }: Pick<PictureTextChange, 'index' | 'alt'>): unknown {
  let passed = -1;
  const changed = (node: unknown): unknown => {
    if (!isObject(node)) return node;
    if (node['type'] === 'image') {
      passed += 1;
      return passed === index ? { ...node, attrs: { ...Object(node['attrs']), alt } as unknown } : node;
    }
    const { content } = node;
    return Array.isArray(content) ? { ...node, content: content.map(changed) } : node;
  };
  return changed(stored);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
