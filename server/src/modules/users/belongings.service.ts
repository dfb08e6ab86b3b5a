import type { BelongingChoices, BelongingKind, UserBelongings } from '@vitrin/shared-contracts/user-belongings';
import type { NewOwner, OwnedItem } from '../../content/belongings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { requireChangeableUser, type Manager } from './managed-user.ts';

type Source = Pick<ContentServices, 'belongings' | 'db' | 'kinds'>;

/** Returns what goes on without a user who is disabled, by kind. */
export async function belongingsOf(source: Source, manager: Manager, userId: number): Promise<UserBelongings[]> {
  await requireChangeableUser(source.db, manager, userId);
  const found: UserBelongings[] = [];
  for (const { kind, list } of source.belongings) {
    const items = await list(source, userId);
    if (items.length > 0) found.push({ kind, items: items.map((item) => shownItem(item, manager)) });
  }
  return found;
}

function shownItem(item: OwnedItem, manager: Manager) {
  return { id: item.id, title: item.title, can_take_over: mayTakeOver(item, manager) };
}

function mayTakeOver({ rights }: OwnedItem, manager: Pick<Manager, 'rights'>): boolean {
  return rights.every((right) => manager.rights.has(right));
}

interface Settlement {
  userId: number;
  choices: BelongingChoices;
  owner: NewOwner & Pick<Manager, 'rights'>;
  now: string;
}

/**
 * Ends what a user has, or gives it to another user, as chosen for each kind. What the new owner has no right to take over
 * is kept. Returns the kinds of which something has changed.
 */
export async function settleBelongings(
  source: Omit<Source, 'db'>,
  trx: Db,
  { userId, choices, owner, now }: Settlement,
): Promise<BelongingKind[]> {
  const settled: BelongingKind[] = [];
  for (const { kind, list, end, takeOver } of source.belongings) {
    const choice = choices[kind];
    if (choice === 'keep') continue;
    const items = await list({ db: trx, kinds: source.kinds }, userId);
    const chosen = choice === 'end' ? items : items.filter((item) => mayTakeOver(item, owner));
    if (chosen.length === 0) continue;
    const ids = chosen.map(({ id }) => id);
    await (choice === 'end' ? end(trx, ids, now) : takeOver(trx, ids, owner));
    settled.push(kind);
  }
  return settled;
}
