import { durations } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';

/** 'Çıkış Yap' (design §11): tells the server, clears the records, and goes to the site 600 ms later whatever came back. */
export async function leave(): Promise<void> {
  const { departure, forgetSession, getJson } = await import('shared-contracts/http');
  try {
    await getJson(api.logout);
  } catch {
    // Unreachable: the records go all the same, the server lets the session run out.
  }
  forgetSession();
  setTimeout(() => departure.go('/'), durations.logoutRedirectMs);
}
