import type { SecondFactorState } from '@vitrin/shared-contracts/account';
import type { InvitationInput, InvitationRecord, SentInvitation } from '@vitrin/shared-contracts/invitations';
import { api } from '@vitrin/shared-contracts/paths';
import type { BelongingChoices, UserBelongings } from '@vitrin/shared-contracts/user-belongings';
import type { UserFormInput, UserRecord, UserSecret } from '@vitrin/shared-contracts/users';
import { getJson, sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const usersQuery = (params: Params) => listQuery<UserRecord>(api.adminUsers, params);

export const userQuery = (id: number) => readQuery<UserRecord>(api.adminUser(id));

export const secondFactorQuery = (id: number) => readQuery<SecondFactorState>(api.adminUserSecondFactor(id));

export const saveUser = (input: UserFormInput, record: UserRecord | null, key: string) =>
  record
    ? sendForm<UserSecret | UserRecord>('PUT', api.adminUser(record.id), { form_data: input })
    : sendForm<UserSecret | UserRecord>('POST', api.adminUsers, { form_data: input }, key);

/** Reads what goes on without a user who is disabled. */
export const readBelongings = (id: number) => getJson<UserBelongings[]>(api.adminUserBelongings(id));

/** Enables or disables a user; `belongings` is what happens to what the user leaves behind, by kind. */
export const switchUser = (id: number, active: 0 | 1, belongings?: Partial<BelongingChoices>) =>
  sendForm<UserRecord>('PUT', api.adminUserActive(id), { active, ...(belongings && { belongings }) });

export const resetPassword = (id: number) => sendForm<UserSecret>('PUT', api.adminUserPassword(id), {});

export const invitationsQuery = listQuery<InvitationRecord>(api.adminInvitations);

export const invite = (input: InvitationInput, key: string) =>
  sendForm<SentInvitation>('POST', api.adminInvitations, { form_data: input }, key);

export const resendInvitation = (id: number) => sendForm<SentInvitation>('PUT', api.adminInvitationResend(id), {});

export const revokeInvitation = (id: number) => sendForm<null>('DELETE', api.adminInvitation(id), {});

export const requireSecondFactor = (id: number, required: boolean) =>
  sendForm<SecondFactorState>('PUT', api.adminUserSecondFactor(id), { required });

export const resetSecondFactor = (id: number) =>
  sendForm<SecondFactorState>('DELETE', api.adminUserSecondFactor(id), {});
