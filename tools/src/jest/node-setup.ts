// Allows for a busy machine; a test that never ends still fails.
jest.setTimeout(20_000);

const displayName = Symbol.for('fastify.display-name');

/**
 * Returns the function name as display name. Otherwise Fastify searches all loaded modules for the file of a plugin,
 * which Jest exposes one by one: three quarters of the time that building an app takes. The result would be the
 * function name anyway, or nothing for a function without a name.
 */
// oxlint-disable-next-line no-extend-native -- Fastify reads the property of every plugin function; see above
Object.defineProperty(Function.prototype, displayName, {
  configurable: true,
  get(this: Function) {
    return this.name || 'anonymous';
  },
  set(this: Function, value: string) {
    Object.defineProperty(this, displayName, { value, writable: true, configurable: true });
  },
});
