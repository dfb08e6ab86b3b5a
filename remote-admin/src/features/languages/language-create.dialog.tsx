import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { languageInputSchema } from '@vitrin/shared-contracts/language-input';
import { builtInLanguageOf } from '@vitrin/shared-contracts/languages';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { invalid, validate } from '@vitrin/shared-contracts/validation';
import { ask, showFailure } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { suggestedLanguages, nativeName, turkishName } from './language-names.ts';
import { createLanguage } from './languages.api.ts';
import styles from './languages.module.css';

interface LanguageCreateDialogProps {
  /** Abbreviations of the existing languages. */
  existing: readonly string[];
  onClose: () => void;
}

const suggestions = 'dil-onerileri';

/**
 * Asks for a language, then for confirmation (product §5). The dialog stays open with its values until the language is
 * created.
 */
export function LanguageCreateDialog({ existing, onClose }: LanguageCreateDialogProps) {
  const [abbr, setAbbr] = useState('');
  const [lang, setLang] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { pending, run } = useFeedback();
  useRestoreFocus();
  const name = turkishName(abbr.trim());

  const create = async () => {
    const found = validationErrors({ abbr, lang }, existing);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await ask({ ...messages.confirmLanguage, subject: `${name} (${abbr.trim()})` })) !== 'confirm') return;
    const texts = {
      success: messages.created,
      failure: messages.languageServerError,
      changes: [api.adminLanguages],
    };
    const answer = await run(() => createLanguage(abbr.trim(), lang.trim()), texts, isShownHere);
    if (answer?.success) return onClose();
    if (!answer || !isShownHere(answer)) return;
    setErrors(answer.errors ?? {});
    await showRejection(answer);
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
            name
              ? `${name}, sitede “${lang.trim() || nativeName(abbr.trim())}” olarak görünür.`
              : 'Örnek: en, de, pt-BR'
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
          {suggestedLanguages(existing).map((offered) => (
            <option key={offered.abbr} value={offered.abbr}>
              {offered.name}
            </option>
          ))}
        </datalist>
        <TextInput
          label="Sitedeki adı"
          description="Boş bırakılırsa dilin kendi adı kullanılır."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={nativeName(abbr.trim()) ?? ''}
          value={lang}
          error={errors['lang']}
          onChange={(event) => setLang(event.currentTarget.value)}
        />
        <p className={styles.createHelp}>{helpOf(name === null ? '' : abbr.trim())}</p>
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

function helpOf(abbr: string): string {
  return builtInLanguageOf(abbr) === null
    ? 'Yeni dil kapalı olarak eklenir. Metinlerini çevirdikten sonra açabilirsiniz; çevrilmeyen metinler varsayılan dilde görünür.'
    : 'Yeni dil kapalı olarak, menü, düğme ve form metinleri hazır eklenir. İçeriğinizi çevirdikten sonra açabilirsiniz.';
}

function validationErrors(values: { abbr: string; lang: string }, existing: readonly string[]): Record<string, string> {
  const { errors, value } = validate(languageInputSchema, values);
  if (errors) return errors;
  if (existing.includes(value.abbr)) return { abbr: 'Bu Dil Zaten Var' };
  return turkishName(value.abbr) || value.lang ? {} : { abbr: invalid.language };
}

/** Checks whether the failure is shown by this dialog with the documented text (product §8). */
function isShownHere({ success, status, code }: ApiResponse<unknown>): boolean {
  return !success && code !== 'csrf' && status !== 401 && status !== 429;
}

async function showRejection({ status, message = '' }: ApiResponse<unknown>): Promise<void> {
  const title = status >= 500 ? messages.languageServerError : messages.languageCreateFailed;
  await showFailure({ title, text: message });
}
