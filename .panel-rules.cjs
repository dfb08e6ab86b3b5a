/** Import rules within the panel; .dependency-cruiser.cjs has those between packages. */

const tests = '\\.test\\.tsx?$';

/** Rooms of the panel below its features, lowest first: what they read, controls, forms of records, the editor of texts. */
const panelRooms = ['data', 'ui', 'editing', 'rich-text'];

const panelRules = [
  {
    name: 'panel-features-by-their-list',
    comment: 'The panel app accesses features only through their modules, in a loop over features/index.ts.',
    severity: 'error',
    from: { path: '^remote-admin/src/app/', pathNot: tests },
    to: { path: '^remote-admin/src/features/', pathNot: '^remote-admin/src/features/index\\.ts$' },
  },
  {
    name: 'panel-modules-by-their-list',
    comment: 'Code that applies to all features loops over features/index.ts; no other file imports a module.',
    severity: 'error',
    from: { path: '^remote-admin/src/', pathNot: '^remote-admin/src/features/index\\.ts$' },
    to: { path: '\\.module\\.tsx$' },
  },
  {
    name: 'panel-list-of-modules',
    comment: 'features/index.ts imports only modules, never their internals.',
    severity: 'error',
    from: { path: '^remote-admin/src/features/index\\.ts$' },
    to: { pathNot: '\\.module\\.tsx$' },
  },
  ...panelRooms.map((room, index) => ({
    name: `panel-${room}-imports-nothing-above`,
    comment:
      'app → features → rich-text → editing → ui → data, never upwards; a context or a property passes what is needed.',
    severity: 'error',
    from: { path: `^remote-admin/src/${room}/`, pathNot: tests },
    to: { path: `^remote-admin/src/(${[...panelRooms.slice(index + 1), 'features', 'app'].join('|')})/` },
  })),
  {
    name: 'panel-testing-for-tests',
    comment: 'Production code must not import test helpers.',
    severity: 'error',
    from: { path: '^remote-admin/src/', pathNot: ['/testing/', tests] },
    to: { path: '^remote-admin/.*/testing/' },
  },
];

module.exports = { panelRules };
