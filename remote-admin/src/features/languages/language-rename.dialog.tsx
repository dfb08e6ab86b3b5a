import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { languageNameSchema } from '@vitrin/shared-contracts/language-input';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { validate } from '@vitrin/shared-contracts/validation';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { renameLanguage } from './languages.api.ts';
import styles from './languages.module.css';

interface LanguageRenameDialogProps {
  language: LanguageRecord;
  onClose: () => void;
}

/** Asks for the name in the site's language menu. The dialog stays open with the typed name until it is saved. */
export function LanguageRenameDialog({ language, onClose }: LanguageRenameDialogProps) {
  const { abbr, version } = language;
  const [lang, setLang] = useState(language.lang);
  const [error, setError] = useState<string | null>(null);
  const { pending, run } = useFeedback();
  useRestoreFocus();
  const save = async () => {
    const { errors } = validate(languageNameSchema, { abbr, lang });
    setError(errors?.['lang'] ?? null);
    if (errors) return;
    const answer = await run(() => renameLanguage(abbr, lang.trim(), version), {
      success: messages.updated,
      changes: [api.adminLanguages],
    });
    if (answer?.success) return onClose();
    setError(answer?.errors?.['lang'] ?? null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Modal opened onClose={onClose} title="Dilin adı" size={440}>
      <form onSubmit={submit} noValidate className={styles.create}>
        <TextInput
          label="Sitedeki adı"
          description={`Kısaltması (${abbr}) sitenin adreslerinde geçtiği için değişmez.`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          data-autofocus
          value={lang}
          error={error}
          onChange={(event) => setLang(event.currentTarget.value)}
        />
        <div className={styles.createActions}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={pending}>
            Kaydet
          </Button>
        </div>
      </form>
    </Modal>
  );
}
