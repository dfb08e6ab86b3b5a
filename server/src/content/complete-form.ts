import { NotFound } from '../platform/errors.ts';
import type { ContentKind, ContentSource } from './content-kind.ts';

type Form = Readonly<Record<string, unknown>>;

interface CompletedForm {
  kind: ContentKind;
  record: string;
  /** Changes what was sent, before the stored values fill the fields that it lacks. */
  completeSent?: ((sent: Form, stored: Form) => Form) | undefined;
}

/**
 * Completes the form of an update with the stored values, so that a write changes exactly the fields that it sends
 * (product §7). Without a version, the form is one of the stored version. A language that is not sent stays as it is.
 * @throws NotFound
 */
export async function completeForm(
  source: ContentSource,
  { kind, record, completeSent = (form) => form }: CompletedForm,
  form: unknown,
): Promise<unknown> {
  if (!isObject(form)) return form;
  const stored = await kind.read(source, record);
  if (!stored) throw new NotFound();
  const sent = completeSent(form, stored.values);
  const { translations: texts = {}, ...shared } = stored.values;
  const completed = { ...shared, version: stored.version, ...sent };
  if (Object.keys(kind.fields.translated).length === 0) return completed;
  const { translations = texts } = sent;
  return { ...completed, translations: isObject(translations) ? completeTexts(texts, translations) : translations };
}

function completeTexts(
  stored: Readonly<Record<string, object | null>>,
  sent: Readonly<Record<string, unknown>>,
): object {
  return Object.fromEntries(
    Object.entries(sent).map(([lang, texts]) => [lang, isObject(texts) ? { ...stored[lang], ...texts } : texts]),
  );
}

function isObject(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
