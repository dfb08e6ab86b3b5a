import type { MailboxKind, MessageRecord, MessageRow } from 'shared-contracts/mailbox';
import { useSingleKeys } from '../../shared/shortcuts/use-single-keys.ts';
import { focusReply } from './focus-reply.ts';
import { rowId } from './row-id.ts';
import type { MailboxAddress } from './use-mailbox-address.ts';
import type { MailboxDeeds } from './use-mailbox-deeds.ts';

interface MailboxKeys {
  kind: MailboxKind;
  address: MailboxAddress;
  rows: readonly MessageRow[];
  /** The open message. */
  opened: MessageRecord | null;
  /** Ids of the selected rows. */
  chosen: readonly number[];
  deeds: MailboxDeeds;
}

/** '#' on different keyboard layouts: with Shift, AltGr or Option. */
const NUMBER_SIGNS = ['#', 'shift+#', 'alt+#', 'ctrl+alt+#', 'delete'];

/** An inbox by keyboard, in the keys that mail programs share. */
export function useMailboxKeys({ kind, address, rows, opened, chosen, deeds }: MailboxKeys): void {
  const { message, view } = address;
  const here = () => rows.find(({ id }) => id === message || document.activeElement?.id === rowId(id));
  /** What a deed is meant for: the open message, else what is ticked, else the row that has the focus. */
  const meant = (): readonly number[] => {
    if (message !== null) return [message];
    if (chosen.length > 0) return chosen;
    const row = here();
    return row ? [row.id] : [];
  };
  const step = (by: 1 | -1) => {
    const current = here();
    const next = current ? rows[rows.indexOf(current) + by] : rows[0];
    if (!next) return;
    if (message === null) focusRow(next.id);
    else address.moveTo(next.id);
  };
  const remove = () => {
    const ids = meant();
    if (ids.length === 0) return;
    const name = ids.length === 1 ? (opened ?? here())?.name : undefined;
    if (view === 'cop' || opened?.section === 'trash') void deeds.remove(ids, name ?? `${ids.length} ileti`);
    else deeds.trash(ids);
  };
  const close = () => {
    const one = opened ?? here();
    if (one && one.stage !== 'closed') void deeds.stage(one, 'closed');
  };
  const once = (deed: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat) deed();
  };
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    o: once(() => {
      const row = here();
      if (row && message === null) address.open(row.id);
    }),
    u: once(() => {
      if (meant().length > 0) deeds.markUnread(meant());
    }),
    r: once(focusReply),
    ...(kind === 'contact' ? { e: once(close) } : {}),
    ...Object.fromEntries(NUMBER_SIGNS.map((key) => [key, once(remove)])),
  });
}

export function focusRow(id: number): void {
  document.getElementById(rowId(id))?.focus();
}
