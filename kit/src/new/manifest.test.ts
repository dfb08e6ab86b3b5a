import { adoptedManifest, CONTRACTS, KIT, projectManifest } from './manifest.ts';

const site = 'https://www.ornek.com.tr';
const sources = { kit: `${site}/kit/1.2.0/remote-kit.tgz`, contracts: `${site}/kit/1.2.0/shared-contracts.tgz` };

test('a new project names the packages by address and the API surface as a peer dependency', () => {
  const manifest = projectManifest({ name: 'remote-kampanya', section: false }, site, sources);
  expect(manifest).toMatchObject({
    name: 'remote-kampanya',
    vitrin: { site },
    peerDependencies: { [CONTRACTS]: '^1.0.0' },
    devDependencies: { [KIT]: sources.kit, [CONTRACTS]: sources.contracts },
  });
  expect(Object.values(manifest.devDependencies ?? {}).filter((version) => version === '' || version === '*')).toEqual(
    [],
  );
  expect(manifest).not.toHaveProperty('dependencies');
});

test('a project with a section needs the API surface that has sections', () => {
  const manifest = projectManifest({ name: 'remote-kampanya', section: true }, site, sources);
  expect(manifest.peerDependencies).toEqual({ [CONTRACTS]: '^1.2.0' });
});

test('an adopted workspace keeps its own packages, its range and what it has for development', () => {
  const workspace = {
    name: 'remote-public',
    version: '1.0.0',
    scripts: { dev: 'node ../tools/src/dev.ts remote-public' },
    dependencies: { [CONTRACTS]: '^1.1.0', 'js-cookie': '3.0.8', react: '19.3.1' },
    devDependencies: { [KIT]: '*', 'schema-dts': '2.1.0' },
  };
  const manifest = adoptedManifest(workspace, site, sources);
  expect(manifest.dependencies).toEqual({ 'js-cookie': '3.0.8', react: '19.3.1' });
  expect(manifest.peerDependencies).toEqual({ [CONTRACTS]: '^1.1.0' });
  expect(manifest.devDependencies).toMatchObject({ [KIT]: sources.kit, 'schema-dts': '2.1.0' });
  expect(manifest.devDependencies).not.toHaveProperty('react');
  expect(manifest.scripts?.['dev']).toBe('vitrin-remote dev');
});
