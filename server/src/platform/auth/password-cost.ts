/** argon2id, 19 MiB, two passes: OWASP's minimum. A constant, so that no setting makes a stolen hash cheaper to guess. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
