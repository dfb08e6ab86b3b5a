import { boolean, object } from 'yup';

/** Names of the legal texts that are ready to be filled in, with their labels in the panel. */
export const legalTemplateLabels = {
  'contact-notice': 'İletişim formu aydınlatma metni',
  'application-notice': 'Çalışan adayı aydınlatma metni',
  'cookie-policy': 'Çerez politikası',
  'request-form': 'İlgili kişi başvuru formu',
  'accessibility-statement': 'Erişilebilirlik bildirimi',
  terms: 'Kullanım koşulları',
  'explicit-consent': 'Aday havuzu açık rıza metni',
  'newsletter-notice': 'E-bülten aydınlatma metni',
} as const;

/** Name of a legal text; see `legalTemplateLabels`. */
export type LegalTemplateId = keyof typeof legalTemplateLabels;

/** Values that fill a legal text, with their names in Turkish sentences. */
export const legalValueLabels = {
  title: 'ticaret unvanı',
  seat: 'merkez adresi',
  privacy_email: 'kişisel veri başvuruları için e-posta',
  mersis: 'MERSİS numarası',
  kep: 'KEP adresi',
  contact_months: 'iletişim mesajlarının saklama süresi',
  applications_months: 'iş başvurularının saklama süresi',
  pool_months: 'aday havuzunun saklama süresi',
  requests_months: 'KVKK başvurularının saklama süresi',
  tools: 'entegrasyonlar',
  sites: 'basınca açılan harita, video ve sohbetler',
  issues: '“Denetle” bulguları',
} as const;

/** Name of a value that fills a legal text; see `legalValueLabels`. */
export type LegalValueName = keyof typeof legalValueLabels;

/**
 * How far a legal text is. `none`: not prepared; `draft`: prepared and waits for a person; `published`: confirmed; `outdated`:
 * confirmed, but something that it states has changed since; `own`: the company has a text of its own; `sample`: the text of
 * the demo content, which nobody has confirmed.
 */
export type LegalTextState = 'none' | 'draft' | 'published' | 'outdated' | 'own' | 'sample';

/** Row of `GET /api/admin/legal-texts`. */
export interface LegalTextRow {
  id: LegalTemplateId;
  state: LegalTextState;
  /** Contract that shows the text; null before it is published. */
  contract_id: number | null;
  /** Draft that waits for a person; null without one. */
  copy_id: string | null;
  /** What has changed since the text was filled in. */
  changed: LegalValueName[];
  /** The text itself has a newer version. */
  is_older: boolean;
  /** Staff have written in the text: preparing it again replaces their words in a draft, and has to be confirmed. */
  is_edited: boolean;
  /** Facts that the text needs and that are not known yet. */
  missing: LegalValueName[];
}

/** Body of `POST /api/admin/legal-texts/{id}`. */
export const prepareLegalTextSchema = object({
  /** The user has confirmed that the draft replaces what staff have written. */
  replaces_edits: boolean().default(false),
});

/** `data` of `POST /api/admin/legal-texts/{id}`: where the prepared draft is. */
export interface PreparedLegalText {
  /** Null for the draft of a new contract. */
  contract_id: number | null;
  copy_id: string;
}

/** `data` of `GET /api/admin/legal-texts/{id}/text`: the text as it would be published now; nothing is stored. */
export interface FilledLegalText {
  name: string;
  /** Sanitised HTML; empty while facts are missing. */
  content: string;
  /** Facts that the text needs and that are not known yet. */
  missing: LegalValueName[];
  /** Names this text; a confirmation is of the text that was read. */
  fingerprint: string;
  /** The text is published already, or waits as a draft. */
  is_made: boolean;
}

/**
 * Returns the name of the template in the mark of a contract.
 * @param mark - field `template` of a contract: the name and the version of the template, or empty
 */
export function templateOf(mark: string): string {
  return mark.split('@')[0] ?? '';
}
