import type { MailboxKind, MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import { useSingleKeyShortcuts } from '../../ui/shortcuts/use-single-key-shortcuts.ts';
import { focusReply } from './focus-reply.ts';
import { rowId } from './row-id.ts';
import type { MailboxAddress } from './use-mailbox-address.ts';
import type { MailboxActions } from './use-mailbox-actions.ts';

interface MailboxKeys {
  kind: MailboxKind;
  address: MailboxAddress;
  rows: readonly MessageRow[];
  /** The open message. */
  opened: MessageRecord | null;
  /** Ids of the selected rows. */
  chosen: readonly number[];
  actions: MailboxActions;
}

/** '#' on different keyboard layouts: with Shift, AltGr or Option. */
const NUMBER_SIGNS = ['#', 'shift+#', 'alt+#', 'ctrl+alt+#', 'delete'];

/** Keyboard shortcuts of an inbox, as in common mail programs. */
export function useMailboxKeys({ kind, address, rows, opened, chosen, actions }: MailboxKeys): void {
  const { message, view } = address;
  const currentRow = () => rows.find(({ id }) => id === message || document.activeElement?.id === rowId(id));
  /** Returns the targets of an action: the open message, else the selected rows, else the focused row. */
  const targetIds = (): readonly number[] => {
    if (message !== null) return [message];
    if (chosen.length > 0) return chosen;
    const row = currentRow();
    return row ? [row.id] : [];
  };
  const step = (by: 1 | -1) => {
    const current = currentRow();
    const next = current ? rows[rows.indexOf(current) + by] : rows[0];
    if (!next) return;
    if (message === null) focusRow(next.id);
    else address.moveTo(next.id);
  };
  const remove = () => {
    const ids = targetIds();
    if (ids.length === 0) return;
    const name = ids.length === 1 ? (opened ?? currentRow())?.name : undefined;
    if (view === 'cop' || opened?.section === 'trash') void actions.remove(ids, name ?? `${ids.length} ileti`);
    else actions.trash(ids);
  };
  const close = () => {
    const one = opened ?? currentRow();
    if (one && one.stage !== 'closed') void actions.stage(one, 'closed');
  };
  const once = (action: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat) action();
  };
  useSingleKeyShortcuts({
    j: () => step(1),
    k: () => step(-1),
    o: once(() => {
      const row = currentRow();
      if (row && message === null) address.open(row.id);
    }),
    u: once(() => {
      if (targetIds().length > 0) actions.markUnread(targetIds());
    }),
    r: once(focusReply),
    ...(kind === 'contact' ? { e: once(close) } : {}),
    ...Object.fromEntries(NUMBER_SIGNS.map((key) => [key, once(remove)])),
  });
}

export function focusRow(id: number): void {
  document.getElementById(rowId(id))?.focus();
}
