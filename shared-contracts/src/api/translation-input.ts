import { object, string } from 'yup';

/** Hexadecimal digits of a SHA-256 hash. */
const SHA256_DIGITS = 64;

/** `form_data` of the request that confirms that a translation fits its source. */
export const confirmedTranslationSchema = object({
  /** `source` of the `TranslationDetail` that was shown. */
  source: string()
    .required()
    .max(SHA256_DIGITS)
    .matches(/^[0-9a-f]{64}$/),
});
