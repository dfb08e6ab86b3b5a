/** The least that argon2 takes. jest puts it in the place of `server/src/platform/auth/password-cost.ts`; nothing else can. */
export const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
