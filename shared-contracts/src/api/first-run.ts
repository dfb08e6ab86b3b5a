import { object, string, type InferType } from 'yup';
import { isPublishedPhoneNumber } from '../rules/phone.ts';
import { provinceKeys } from '../rules/provinces.ts';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';
import { brandingInputSchema } from './branding.ts';
import { trades, type Trade } from './trades.ts';
import { userFormSchema } from './users.ts';

/** Schema of the setup code: the setting `SETUP_CODE`, or the password that the first start has printed. */
const codeSchema = string().trim().max(limits.setupCode.max, invalid.tooLong(limits.setupCode.max));

/** Body of `POST /api/auth/first-run/code`, which checks the code before the other fields are filled in. */
export const setupCodeSchema = object({ code: codeSchema.required(invalid.required) });

const optional = (max: number) => string().trim().max(max, invalid.tooLong(max)).default('');

/** First step: the name of the company, on the site and in the panel. */
export const firstRunCompanySchema = brandingInputSchema.pick(['companyName']);

/** First step, on an empty site: what the starting site is made of. */
export const firstRunTradeSchema = object({
  /** What the company does; empty if it is not said. */
  trade: string()
    .oneOf<Trade | ''>(['', ...trades], invalid.choice)
    .default(''),
  /** In the company's own words, if it is none of the known trades: 'matbaa ve ambalaj'. */
  tradeName: optional(limits.code),
  /** Key of the province; empty if it is not said. */
  province: string()
    .oneOf(['', ...provinceKeys], invalid.choice)
    .default(''),
});

/** Second step: how visitors reach the company. */
export const firstRunContactSchema = object({
  phone: optional(limits.phone.max).test(
    'phone',
    invalid.phone,
    (value) => value === undefined || value === '' || isPublishedPhoneNumber(value),
  ),
  address: optional(limits.summary.max),
});

/**
 * Third step, and body of `POST /api/auth/first-run/colours`, whose `data` is a `BrandingPreview`. Only the server
 * checks that the colours are valid CSS colours.
 */
export const firstRunColoursSchema = brandingInputSchema.pick(['mainColor', 'secondColor']);

/** Last step: the first user. Check the password with `newPasswordSchema`. */
export const firstRunPersonSchema = userFormSchema.pick(['name', 'email']);

/** What `POST /api/auth/first-run` needs, which sets up the site and signs in; see `siteSetUpSchema` for the rest. */
export const firstRunSchema = firstRunCompanySchema
  .concat(firstRunColoursSchema)
  .concat(firstRunPersonSchema)
  .shape({
    new_password: string()
      .required(invalid.required)
      .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max)),
    /** Not needed on the machine itself. */
    code: codeSchema.default(''),
  });

/** Name, colours and first user of `POST /api/auth/first-run`; see `firstRunSchema`. */
export type FirstRunInput = InferType<typeof firstRunSchema>;

/** Body of `POST /api/auth/first-run` since 1.2: the answers from which the starting site is made may be missing. */
export const siteSetUpSchema = firstRunSchema.concat(firstRunTradeSchema).concat(firstRunContactSchema);

/** Validated body of `POST /api/auth/first-run`; see `siteSetUpSchema`. */
export type SiteSetUpInput = InferType<typeof siteSetUpSchema>;
