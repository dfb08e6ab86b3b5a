import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import { templateInputSchema, templatePlaceholders, type ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import styles from './templates.module.css';

const labels = { name: 'Şablonun adı', subject: 'Konu', text: 'Metin' };

/** Default subject of a new template: keeps the subject of the visitor's message. */
const DEFAULT_SUBJECT = 'Yn: {konu}';
const DEFAULT_TEXT = 'Sayın {ad},\n\n\n\nSaygılarımızla\n{imza}\n{sirket}';

const kindOf = (kind: MailboxKind) =>
  recordKind({
    form: `reply-template-${kind}`,
    apiPath: api.adminTemplates(kind),
    insert: { title: 'Yeni şablon' },
    update: { title: 'Şablonu düzenle' },
    labels,
    schema: templateInputSchema,
    values: (record: ReplyTemplate | null) => ({
      name: record?.name ?? '',
      subject: record?.subject ?? DEFAULT_SUBJECT,
      text: record?.text ?? DEFAULT_TEXT,
    }),
    Fields: TemplateFields,
  });

export const templateKinds = { contact: kindOf('contact'), 'human-resources': kindOf('human-resources') };

function TemplateFields() {
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        required
        maxLength={limits.title.max}
        help="Yalnızca panelde, şablon listesinde görünür."
      />
      <TextField name="subject" label={labels.subject} required maxLength={limits.title.max} />
      <TextAreaField name="text" label={labels.text} required rows={9} maxLength={limits.replyText.max} />
      <Placeholders />
    </>
  );
}

/** Lists the placeholders that a template can contain. */
function Placeholders() {
  return (
    <div className={styles.placeholders}>
      <p>Yanıtta bunların yerine gerçek bilgiler yazılır:</p>
      <dl>
        {Object.entries(templatePlaceholders).map(([name, meaning]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
