import { number, object, string } from 'yup';
import type { ContentFields } from '../merge/content-fields.ts';
import { parseAmount } from '../rules/amount.ts';
import { limits } from '../rules/limits.ts';
import { isAnyTaxNumber, isKepAddress, plainDigits, taxNumberInMersis } from '../rules/turkish-numbers.ts';
import { invalid, writtenSchema } from '../rules/validation.ts';

/** Legal forms of a company; the form names those who manage it. */
export const companyFormLabels = {
  'joint-stock': 'Anonim şirket',
  limited: 'Limited şirket',
  sole: 'Şahıs işletmesi',
  other: 'Diğer (kooperatif, dernek, vakıf…)',
} as const;

/** Legal form of a company; see `companyFormLabels`. */
export type CompanyForm = keyof typeof companyFormLabels;

/** What a company states about itself by law, once for the whole site. A fact that is not known is empty. */
export interface CompanyFacts {
  /** Trade name as it is registered. */
  title: string;
  form: CompanyForm | '';
  /** Registered seat, as an address. */
  seat: string;
  /** Sixteen digits. */
  mersis: string;
  register_office: string;
  register_number: string;
  tax_office: string;
  /** Ten digits; eleven for a sole proprietor, which visitors do not see. */
  tax_number: string;
  /** Registered e-mail address (KEP). */
  kep: string;
  chamber: string;
  /** Committed and paid capital in Turkish lira, as `parseAmount` returns it. */
  capital: string;
  paid_capital: string;
  /** Members of the board, or managers; one in a line. */
  managers: string;
  auditor: string;
  /** Address of the registration in the information system of electronic commerce. */
  etbis: string;
  /** E-mail address for requests about personal data. */
  privacy_email: string;
  /** Address of the information society page of a licensed provider; empty if the site has its own. */
  society_url: string;
}

/** `data` of `GET /api/admin/settings/company-facts`. */
export interface CompanyFactsRecord extends CompanyFacts {
  /** Version for optimistic locking; 0 before the first save. */
  version: number;
}

/** `data` of `GET /api/pages/company-facts`: what visitors see. The number of a person is never among it. */
export interface SiteCompany {
  /** Null while staff have written none. */
  facts: CompanyFacts | null;
  /** The forms of visitors accept nothing, because their notice has not been published. */
  forms_closed: boolean;
  /** What the company does, for the motifs of drawn covers; missing when the site was not asked or it is not known. */
  trade?: string;
}

/** A company of which nothing is known. */
export const noCompanyFacts: CompanyFacts = {
  title: '',
  form: '',
  seat: '',
  mersis: '',
  register_office: '',
  register_number: '',
  tax_office: '',
  tax_number: '',
  kep: '',
  chamber: '',
  capital: '',
  paid_capital: '',
  managers: '',
  auditor: '',
  etbis: '',
  privacy_email: '',
  society_url: '',
};

/** Labels of the facts in the panel, in the order of the form. */
export const companyFactLabels: Readonly<Record<keyof CompanyFacts, string>> = {
  title: 'Ticaret unvanı',
  form: 'Şirket türü',
  seat: 'Merkez adresi',
  mersis: 'MERSİS numarası',
  register_office: 'Ticaret sicili müdürlüğü',
  register_number: 'Ticaret sicil numarası',
  tax_office: 'Vergi dairesi',
  tax_number: 'Vergi numarası',
  kep: 'KEP adresi',
  chamber: 'Meslek odası',
  capital: 'Taahhüt edilen sermaye',
  paid_capital: 'Ödenen sermaye',
  managers: 'Yöneticiler',
  auditor: 'Denetçi',
  etbis: 'ETBİS kayıt adresi',
  privacy_email: 'Kişisel veri başvuruları için e-posta',
  society_url: 'Bilgi toplumu hizmetlerinin adresi',
};

const { company } = limits;

const line = (max: number = company.line.max) => string().trim().max(max, invalid.tooLong(max)).default('');

const checked = (name: string, message: string, isValid: (text: string) => boolean) =>
  line().test(name, message, (value) => !value || isValid(value));

/** A number that people group with spaces; stored as digits. */
const digits = (name: string, message: string, isValid: (text: string) => boolean) =>
  checked(name, message, isValid).transform((value: unknown) =>
    typeof value === 'string' ? plainDigits(value) : value,
  );

const amount = () =>
  checked('amount', invalid.amount, (value) => parseAmount(value) !== null).transform((value: unknown) =>
    typeof value === 'string' ? (parseAmount(value) ?? value) : value,
  );

const https = () =>
  string()
    .trim()
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/, { message: invalid.https, excludeEmptyString: true })
    .default('');

/** Body of `POST /api/admin/settings/company-facts` with `_method` PUT. Only the trade name is needed. */
export const companyFactsSchema = object({
  version: number().integer().min(0).max(limits.integer),
  title: writtenSchema({ min: limits.title.min, max: company.line.max }),
  form: string<CompanyForm | ''>()
    .oneOf(['', ...(Object.keys(companyFormLabels) as CompanyForm[])], invalid.choice)
    .default(''),
  seat: line(),
  mersis: digits('mersis', invalid.mersis, (value) => taxNumberInMersis(value) !== null),
  register_office: line(),
  register_number: line(company.number.max).matches(/^\d+(?:[-/]\d+)?$/, {
    message: invalid.registerNumber,
    excludeEmptyString: true,
  }),
  tax_office: line(),
  tax_number: digits('tax', invalid.taxNumber, isAnyTaxNumber),
  kep: checked('kep', invalid.kep, isKepAddress),
  chamber: line(),
  capital: amount(),
  paid_capital: amount(),
  managers: string().trim().max(company.managers.max, invalid.tooLong(company.managers.max)).default(''),
  auditor: line(),
  etbis: https(),
  privacy_email: line(limits.email.max).email(invalid.email),
  society_url: https(),
});

/** Facts that are words; all others are one value, of which two changes cannot be joined. */
const words: ReadonlySet<string> = new Set<keyof CompanyFacts>([
  'title',
  'seat',
  'register_office',
  'tax_office',
  'chamber',
  'managers',
  'auditor',
]);

/** Fields of the history and of the merge of concurrent changes. */
export const companyFactsFields: ContentFields = {
  shared: Object.fromEntries(
    Object.entries(companyFactLabels).map(([name, label]) => [
      name,
      { kind: words.has(name) ? 'text' : 'value', label },
    ]),
  ),
  translated: {},
};
