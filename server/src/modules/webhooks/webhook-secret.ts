/** Purpose of the encryption of the secrets that sign deliveries. */
export const webhookSecretPurpose = 'webhook';
