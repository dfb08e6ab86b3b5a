import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Answer } from 'shared-contracts/http';
import { languageInputSchema } from 'shared-contracts/language-input';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { invalid, validate } from 'shared-contracts/validation';
import { ask, tellFailure } from '../../shared/dialogs.ts';
import { useFeedback } from '../../shared/use-feedback.ts';
import { useReturnedFocus } from '../../shared/use-returned-focus.ts';
import { offeredLanguages, ownName, turkishName } from './language-names.ts';
import { createLanguage } from './languages.api.ts';
import styles from './languages.module.css';

interface LanguageCreateDialogProps {
  /** Abbreviations of the languages that are there. */
  standing: readonly string[];
  onClose: () => void;
}

const suggestions = 'dil-onerileri';

/** Asks which language, then whether to create it (product §5). It stays open as it was filled in until that has succeeded. */
export function LanguageCreateDialog({ standing, onClose }: LanguageCreateDialogProps) {
  const [abbr, setAbbr] = useState('');
  const [lang, setLang] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { pending, run } = useFeedback();
  useReturnedFocus();
  const name = turkishName(abbr.trim());

  const create = async () => {
    const found = problems({ abbr, lang }, standing);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await ask({ ...messages.confirmLanguage, subject: `${name} (${abbr.trim()})` })) !== 'confirm') return;
    const texts = {
      success: messages.created,
      failure: messages.languageServerError,
      changes: [api.adminLanguages],
    };
    const answer = await run(() => createLanguage(abbr.trim(), lang.trim()), texts, isRefusal);
    if (answer?.success) return onClose();
    if (!answer || !isRefusal(answer)) return;
    setErrors(answer.errors ?? {});
    await tellRefusal(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create();
  };
  return (
    <Modal opened onClose={onClose} title="Yeni dil" size={440}>
      <form onSubmit={submit} noValidate className={styles.create}>
        <TextInput
          label="Kısaltma"
          description={
            name ? `${name}, sitede “${lang.trim() || ownName(abbr.trim())}” olarak görünür.` : 'Örnek: en, de, pt-BR'
          }
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          data-autofocus
          list={suggestions}
          autoComplete="off"
          spellCheck={false}
          value={abbr}
          error={errors['abbr']}
          onChange={(event) => setAbbr(event.currentTarget.value)}
        />
        <datalist id={suggestions}>
          {offeredLanguages(standing).map((offered) => (
            <option key={offered.abbr} value={offered.abbr}>
              {offered.name}
            </option>
          ))}
        </datalist>
        <TextInput
          label="Sitedeki adı"
          description="Boş bırakılırsa dilin kendi adı kullanılır."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={ownName(abbr.trim()) ?? ''}
          value={lang}
          error={errors['lang']}
          onChange={(event) => setLang(event.currentTarget.value)}
        />
        <p className={styles.createHelp}>
          Yeni dil kapalı başlar. Metinlerini çevirdikten sonra açarsınız; eksik kalanların yerinde varsayılan dil
          görünür.
        </p>
        <div className={styles.createActions}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={pending}>
            Oluştur
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function problems(values: { abbr: string; lang: string }, standing: readonly string[]): Record<string, string> {
  const { errors, value } = validate(languageInputSchema, values);
  if (errors) return errors;
  if (standing.includes(value.abbr)) return { abbr: 'Bu Dil Zaten Var' };
  return turkishName(value.abbr) || value.lang ? {} : { abbr: invalid.language };
}

/** Answers that this dialog shows with the documented text (product §8). */
function isRefusal({ success, status, code }: Answer<unknown>): boolean {
  return !success && code !== 'csrf' && status !== 401 && status !== 429;
}

async function tellRefusal({ status, message = '' }: Answer<unknown>): Promise<void> {
  const title = status >= 500 ? messages.languageServerError : messages.languageCreateFailed;
  await tellFailure({ title, text: message });
}
