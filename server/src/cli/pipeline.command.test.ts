import { useCommandLine, outputOf, auditEntriesOf } from '../testing/command-line.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { pipelineCommand, pipelinesCommand } from './pipeline.command.ts';

let test: TestApp;
let restore: () => void;
beforeAll(async () => {
  test = await buildTestApp();
  restore = useCommandLine(test);
});
afterAll(async () => {
  restore();
  await test.close();
});

const add = ['add', 'remote_public', 'github', '--repository-id', '1001', '--owner-id', '77'];
const workflow = ['--workflow', '.github/workflows/release.yml', '--ref', 'refs/heads/main'];

it('adds a pipeline, lists it and removes it', async () => {
  const text = await outputOf(pipelineCommand, ...add, ...workflow, '--name', 'Site ekibi', '--may-promote', 'true');
  expect(text).toBe('remote_public: Site ekibi tanıtıldı (no 1).');
  const listed = (await outputOf(pipelinesCommand)).split('\n');
  expect(listed[1]).toMatch(
    /^1 {3}remote_public {2}Site ekibi {2}GitHub Actions {2}1001 \(77\) .+ yükler, canlıya alır/,
  );
  expect(await outputOf(pipelineCommand, 'remove', '1')).toBe('remote_public: Site ekibi artık yayınlayamaz.');
  expect(await outputOf(pipelinesCommand)).toBe('Tanıtılmış yayın hattı yok.');
  expect(await auditEntriesOf(test, 'release-pipeline')).toEqual([
    ['create', 'remote_public: Site ekibi'],
    ['delete', 'remote_public: Site ekibi'],
  ]);
});

it('adds a pipeline of the shell, which the panel refuses', async () => {
  const text = await outputOf(pipelineCommand, 'add', 'shell', ...add.slice(2), ...workflow);
  expect(text).toMatch(/^shell: .+ tanıtıldı/);
});

it.each([
  [add, /^İş akışı: [^]*\nDal ya da etiket: /],
  [['add', 'remote_public', 'jenkins'], /pipeline add <birim>/],
  [[...add, ...workflow, '--issuer', 'http://gitlab.example'], /işaretli alanları/],
  [['remove', 'x'], /pipeline remove <no>/],
  [['remove', '99'], /Böyle bir yayın hattı yok/],
])('%j reports what is wrong', async (args, message) => {
  await expect(outputOf(pipelineCommand, ...args)).rejects.toThrow(message);
});
