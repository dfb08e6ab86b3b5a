import { pictureField } from 'shared-contracts/media';
import { errorTexts } from '../../platform/error-texts.ts';
import { Invalid, Unsupported, type DomainError } from '../../platform/errors.ts';
import type { Unusable } from './unusable-picture.ts';

const otherKinds: ReadonlySet<Unusable> = new Set(['kind', 'svg', 'heic']);

/** What the person who uploads is told. */
export function refusal(reason: Unusable): DomainError {
  const code = `picture-${reason}` as const;
  const errors = { [pictureField]: errorTexts[code] };
  return otherKinds.has(reason) ? new Unsupported(errors, code) : new Invalid(errors, code);
}
