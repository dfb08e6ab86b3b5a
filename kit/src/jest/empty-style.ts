/** Replaces every style file: a CSS module returns the requested class name, by default and by named import. */
const styles: object = new Proxy(
  {},
  {
    get(_target, name) {
      if (typeof name === 'symbol') return undefined;
      if (name === '__esModule') return true;
      return name === 'default' ? styles : name;
    },
  },
);

module.exports = styles;
