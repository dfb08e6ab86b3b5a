import { object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';
import { brandingInputSchema } from './branding.ts';
import { userFormSchema } from './users.ts';

/** Schema of the setup code: the setting `SETUP_CODE`, or the password that the first start has printed. */
const codeSchema = string().trim().max(limits.setupCode.max, invalid.tooLong(limits.setupCode.max));

/** Body of `POST /api/auth/first-run/code`, which checks the code before the other fields are filled in. */
export const setupCodeSchema = object({ code: codeSchema.required(invalid.required) });

/** First step: the name of the company, on the site and in the panel. */
export const firstRunCompanySchema = brandingInputSchema.pick(['companyName']);

/**
 * Second step, and body of `POST /api/auth/first-run/colours`, whose `data` is a `BrandingPreview`. Only the server
 * checks that the colours are valid CSS colours.
 */
export const firstRunColoursSchema = brandingInputSchema.pick(['mainColor', 'secondColor']);

/** Third step: the first user. Check the password with `newPasswordSchema`. */
export const firstRunPersonSchema = userFormSchema.pick(['name', 'email']);

/** Body of `POST /api/auth/first-run`, which sets up the site and signs in. */
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

/** Validated body of `POST /api/auth/first-run`; see `firstRunSchema`. */
export type FirstRunInput = InferType<typeof firstRunSchema>;
