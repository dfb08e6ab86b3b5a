import type { InferType } from 'yup';
import { userFormSchema, type UserRecord } from './users.ts';

/** Row of `GET /api/admin/invitations`. */
export interface InvitationRecord extends Pick<UserRecord, 'id' | 'name' | 'email' | 'role_group'> {
  /** Name of the user who sent it last. */
  invited_by: string;
  created_at: string;
  /** End of the link; afterwards the invitation can be sent again. */
  expires_at: string;
}

/** `data` of the requests that create an invitation or send it again. */
export interface SentInvitation {
  invitation: InvitationRecord;
  /** Link to hand over; null if it was mailed, and for a repeated request, which creates nothing new. */
  link: string | null;
  /** Whether the link was mailed. */
  mailed: boolean;
}

/** `form_data` of the request that creates an invitation. */
export const invitationSchema = userFormSchema.omit(['version']);

/** Validated `form_data` of an invitation; see `invitationSchema`. */
export type InvitationInput = InferType<typeof invitationSchema>;
