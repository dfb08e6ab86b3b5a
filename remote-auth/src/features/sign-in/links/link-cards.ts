import { ForgottenPasswordCard } from './forgotten-password.card.tsx';
import { InvitationCard } from './invitation.card.tsx';
import { ResetPasswordCard } from './reset-password.card.tsx';

/** Cards that a fragment of the address opens, loaded on demand. */
export const linkCards = {
  forgotten: ForgottenPasswordCard,
  reset: ResetPasswordCard,
  invitation: InvitationCard,
} as const;
