import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../../platform/database/tables.ts';

/** A transaction whose reads are still running when it is to end. */
export interface ReadScope {
  /** Runs reads on the transaction; rejects after its end. */
  enter<T>(read: () => Promise<T>): Promise<T>;
  /** Lets no further query run and waits for those that are running. */
  end(): Promise<void>;
}

export interface TransactionDatabase {
  /**
   * A handle whose queries run on the transaction of the scope that the caller was started in. Without a scope, and
   * after its end, every query throws: it can never read or write anything else.
   */
  db: Db;
  open(trx: Db): ReadScope;
}

/** Creates a handle of the database for code that runs in one transaction or another, such as the handlers of routes. */
export function createTransactionDatabase(database: Db): TransactionDatabase {
  // Routes ask for the dialect when they are registered.
  const withoutQueries = { getExecutor: () => ({ adapter: database.getExecutor().adapter }) };
  const scopes = new AsyncLocalStorage<{ trx: Db | null }>();
  const db = new Proxy({} as Db, {
    get(_target, name) {
      const handle = scopes.getStore()?.trx ?? withoutQueries;
      if (!(name in handle)) throw new Error('no transaction is open here');
      const value: unknown = Reflect.get(handle, name, handle);
      return typeof value === 'function' ? (value.bind(handle) as unknown) : value;
    },
  });
  return {
    db,
    open(trx) {
      const scope: { trx: Db | null } = { trx };
      const running = new Set<Promise<unknown>>();
      return {
        async enter(read) {
          if (!scope.trx) throw new Error('the transaction has ended');
          const reading = scopes.run(scope, read);
          running.add(reading);
          try {
            return await reading;
          } finally {
            running.delete(reading);
          }
        },
        async end() {
          scope.trx = null;
          await Promise.allSettled(running);
        },
      };
    },
  };
}
