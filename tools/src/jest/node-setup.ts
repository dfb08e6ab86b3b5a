// A busy machine is slow, not wrong: what never ends still fails.
jest.setTimeout(20_000);

const displayName = Symbol.for('fastify.display-name');

/**
 * Fastify looks for the file of a plugin without a display name among all loaded modules, which jest hands out one by one:
 * three quarters of the time that an app takes to build. The function's own name is what it would end with.
 */
// oxlint-disable-next-line no-extend-native -- fastify asks every function, and only in tests is the answer worth it
Object.defineProperty(Function.prototype, displayName, {
  configurable: true,
  get(this: Function) {
    return this.name;
  },
  set(this: Function, value: string) {
    Object.defineProperty(this, displayName, { value, writable: true, configurable: true });
  },
});
