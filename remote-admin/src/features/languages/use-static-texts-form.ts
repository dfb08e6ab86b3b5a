import { useMemo } from 'react';
import { pageLangInputSchema } from '@vitrin/shared-contracts/language-input';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { openedValues, type OpenedPublication } from '../../editing/publication/opened-record.ts';
import { publishedForm } from '../../editing/publication/published-form.tsx';
import { usePublication } from '../../editing/publication/use-publication.ts';
import { saveTexts } from './languages.api.ts';
import { pageLang, textErrors, textsOf, type ReadyTexts, type TextValues } from './static-texts.values.ts';

const name = 'static-texts';
const invalidatedPaths = [api.adminLanguages, api.adminKindPublication('language')];
/** Texts of one language always exist: nothing is created, and a discarded draft leaves the form open. */
const stay = () => undefined;

interface StaticTextsFormOptions {
  language: LanguageRecord;
  /** Texts that come with the product in the language. */
  ready: ReadyTexts;
  publication: OpenedPublication;
  /** Labels of the fields, by their path. */
  labels: Readonly<Record<string, string>>;
}

/** The static texts of a language, with their draft. */
export function useStaticTextsForm({ language, ready, publication, labels }: StaticTextsFormOptions) {
  const { id, abbr, lang, version: liveVersion, page_lang } = language;
  const { copy } = publication;
  const values = useMemo(() => textsOf(page_lang, ready), [page_lang, ready]);
  const live = { version: liveVersion, values };
  const { initial, version, source } = openedValues({ live, copy });
  const body = (texts: TextValues) => ({ page_lang: pageLang(texts, ready) });
  const form = useRecordForm({
    form: name,
    record: id,
    version,
    called: lang,
    initial,
    live,
    source,
    texts: { success: messages.updated },
    schema: pageLangInputSchema,
    input: (texts, replaced) => ({ abbr, version: replaced, ...body(texts) }),
    errors: (found, texts) => ({ ...found, ...textErrors(texts) }),
    save: (sent) => saveTexts(copy ? { ...sent, working_copy: copy.id, working_copy_rev: String(copy.rev) } : sent),
    invalidatedPaths,
  });
  const actions = usePublication({
    publication,
    form,
    name,
    live,
    version,
    body,
    publish: (sent, replaced) => saveTexts({ abbr, version: replaced, ...sent }),
    liveOf: (record) => {
      const saved = record as LanguageRecord;
      return { version: saved.version, values: textsOf(saved.page_lang, ready) };
    },
    onCreated: stay,
    onDraftSaved: stay,
    onDiscarded: stay,
    invalidatedPaths,
  });
  return { form, published: publishedForm({ actions, form, languages: [], labels, back: adminPaths.languages }) };
}
