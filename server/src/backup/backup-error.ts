/** Why a backup cannot be made, read or restored; the message is Turkish and shown to the operator. */
export class BackupError extends Error {}
