import type { MessageRecord } from 'shared-contracts/mailbox';
import { useBranding, useSession } from 'shared-contracts/state';
import type { Placeholders } from './reply.values.ts';

/** What stands for the placeholders of a template in an answer to this message. */
export function usePlaceholders({ name, subject, reference }: MessageRecord): Placeholders {
  const sirket = useBranding().companyName;
  const imza = useSession()?.user.name ?? '';
  return { ad: name, konu: subject, numara: reference, sirket, imza };
}
