import { socialLinkInputSchema, type SocialIcon, type SocialLinkRecord } from 'shared-contracts/social-media';
import { validate } from 'shared-contracts/validation';

/** Fields of the form and of the call alike; an empty icon is guessed from the address. */
export interface SocialLinkInput {
  name: string;
  uri: string;
  icon_name: SocialIcon | '';
}

export function socialLinkValues(record: SocialLinkRecord | null): SocialLinkInput {
  if (!record) return { name: '', uri: '', icon_name: '' };
  const { name, uri, icon_name } = record;
  return { name, uri, icon_name };
}

export function socialLinkErrors(values: SocialLinkInput): Readonly<Record<string, string>> {
  return validate(socialLinkInputSchema, values).errors ?? {};
}
