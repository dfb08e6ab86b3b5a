/** Stands for every style file: a CSS module answers with the asked class name, by default and by named import. */
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
