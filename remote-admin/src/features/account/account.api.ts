import type {
  Account,
  AccountInput,
  AccountSession,
  OwnTotpSetUp,
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
} from '@vitrin/shared-contracts/account';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { NotificationRecord, NotificationRules } from '@vitrin/shared-contracts/mail';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';

export const accountQuery = readQuery<Account>(api.account);

export const sessionsQuery = readQuery<AccountSession[]>(api.accountSessions);

export const notificationsQuery = readQuery<NotificationRecord>(api.accountNotifications);

type Fields = Readonly<Record<string, unknown>>;

async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, fields: Fields = {}): Promise<ApiResponse<T>> {
  return await sendForm<T>(method, path, fields);
}

export function saveAccount(input: AccountInput): Promise<ApiResponse<Account>> {
  return send('PUT', api.account, { form_data: input });
}

export function changePassword(password: string, newPassword: string): Promise<ApiResponse<unknown>> {
  return send('PUT', api.accountPassword, { password, new_password: newPassword });
}

export function beginTotp(password: string): Promise<ApiResponse<OwnTotpSetUp>> {
  return send('POST', api.accountTotpSetUp, { password });
}

export function confirmTotp(ticket: string, code: string): Promise<ApiResponse<RecoveryCodes>> {
  return send('POST', api.accountTotp, { ticket, code });
}

export function endTotp(password: string): Promise<ApiResponse<unknown>> {
  return send('DELETE', api.accountTotp, { password });
}

export function renewRecoveryCodes(password: string): Promise<ApiResponse<RecoveryCodes>> {
  return send('POST', api.accountRecoveryCodes, { password });
}

export function beginPasskey<T>(password: string): Promise<ApiResponse<PasskeyOptions<T>>> {
  return send('POST', api.accountPasskeyOptions, { password });
}

export function addPasskey(name: string, response: object): Promise<ApiResponse<Passkey[]>> {
  return send('POST', api.accountPasskeys, { name, response });
}

export function renamePasskey(id: number, name: string): Promise<ApiResponse<Passkey[]>> {
  return send('PUT', api.accountPasskey(id), { name });
}

export function removePasskey(id: number, password: string): Promise<ApiResponse<Passkey[]>> {
  return send('DELETE', api.accountPasskey(id), { password });
}

export function endSession(id: number): Promise<ApiResponse<unknown>> {
  return send('DELETE', api.accountSession(id));
}

export function endOtherSessions(): Promise<ApiResponse<{ ended: number }>> {
  return send('DELETE', api.accountSessions);
}

/** Inboxes missing from `rules` keep their setting. */
export function saveNotifications(rules: NotificationRules): Promise<ApiResponse<NotificationRecord>> {
  return send('PUT', api.accountNotifications, { form_data: rules });
}
