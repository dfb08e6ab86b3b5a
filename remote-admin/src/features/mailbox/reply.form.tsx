import { Button } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { type FocusEvent, useEffect, useMemo } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { replyInputSchema } from '@vitrin/shared-contracts/replies';
import { useBranding, useSession } from '@vitrin/shared-contracts/state';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormFrame } from '../../editing/form/form-frame.tsx';
import { SaveState } from '../../editing/form/save-bar.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { NoMailServer } from '../../ui/states/no-mail-server.tsx';
import { focusReply, replyElementId } from './focus-reply.ts';
import styles from './replies.module.css';
import { sendReply } from './reply.api.ts';
import { mailtoAddress, type Placeholders, replyValues, withTemplate } from './reply.values.ts';
import { TemplateMenu } from './template-menu.tsx';

interface ReplyFormProps {
  kind: MailboxKind;
  message: MessageRecord;
  canSend: boolean;
  onSent: () => void;
  /** Whether the user has just opened the form. */
  focusOnMount: boolean;
}

const NO_MAIL_SERVER_TEXT =
  'Yanıtınızı burada yazın; “E-posta programımda aç” düğmesi onu kendi e-posta programınıza taşır.';
const labels = { subject: 'Konu', text: 'Yanıt' };

/** Unsent text is kept as a draft of this message. */
export function ReplyForm({ kind, message, canSend, onSent, focusOnMount }: ReplyFormProps) {
  const { subject } = message;
  const initial = useMemo(() => replyValues(subject), [subject]);
  const placeholders = usePlaceholders(message);
  const form = useRecordForm({
    form: `reply-${kind}`,
    record: message.id,
    version: null,
    initial,
    texts: { success: 'Yanıtınız gönderilmek üzere sıraya alındı.' },
    schema: replyInputSchema,
    save: (input, key) => sendReply(kind, message.id, input, key),
    onSaved: onSent,
  });
  useEffect(() => {
    if (focusOnMount) focusReply();
  }, [focusOnMount]);
  const { values } = form.formik;
  return (
    <div id={replyElementId} onBlurCapture={ignoreBlurToTemplates}>
      <FormFrame form={form} version={null} labels={labels} className={styles.form}>
        {canSend ? null : <NoMailServer>{NO_MAIL_SERVER_TEXT}</NoMailServer>}
        <p className={styles.recipient}>
          Kime: <strong>{message.name}</strong> {'<'}
          {message.email}
          {'>'}
        </p>
        <TextField name="subject" label={labels.subject} required maxLength={limits.title.max} />
        <TextAreaField name="text" label={labels.text} required rows={9} maxLength={limits.replyText.max} />
        {canSend ? (
          <p className={styles.quiet}>Ziyaretçinin iletisi yanıtınızın altına alıntı olarak eklenir.</p>
        ) : null}
        <div className={styles.formEnd}>
          <TemplateMenu
            kind={kind}
            onChoose={(template) => form.change(withTemplate(values, template, placeholders, initial))}
          />
          {form.dirty ? (
            <SaveState dirty={form.dirty} saving={form.saving} draft={form.draft.status} />
          ) : (
            <span className={styles.space} />
          )}
          {canSend ? (
            <Button type="submit" loading={form.saving} leftSection={<IconSend size={18} aria-hidden />}>
              Yanıtı gönder
            </Button>
          ) : (
            <Button
              component="a"
              href={mailtoAddress(message.email, values)}
              leftSection={<IconMail size={18} aria-hidden />}
            >
              E-posta programımda aç
            </Button>
          )}
        </div>
      </FormFrame>
    </div>
  );
}

/**
 * Suppresses blur validation while the template menu opens: an error message would shift the menu away from the
 * pointer.
 */
function ignoreBlurToTemplates(event: FocusEvent): void {
  if (event.relatedTarget instanceof Element && event.relatedTarget.closest('[aria-haspopup="menu"]'))
    event.stopPropagation();
}

/** Returns the values of the template placeholders for a reply to this message. */
function usePlaceholders({ name, subject, reference }: MessageRecord): Placeholders {
  const sirket = useBranding().companyName;
  const imza = useSession()?.user.name ?? '';
  return { ad: name, konu: subject, numara: reference, sirket, imza };
}
