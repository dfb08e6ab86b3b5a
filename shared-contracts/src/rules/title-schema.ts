import { limits } from './limits.ts';
import { writtenSchema } from './validation.ts';

/** Schema of a required title or name. */
export const titleSchema = writtenSchema(limits.title);
