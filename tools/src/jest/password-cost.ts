/**
 * Minimum cost that argon2 accepts. Only Jest's module mapping replaces `server/src/platform/auth/password-cost.ts` by
 * this file.
 */
export const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
