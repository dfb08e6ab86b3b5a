import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHANGED_VARIABLE, EXTENT_VARIABLE, SHORT } from '../../tools/src/testing/extent.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { fullCopy } from '../fixtures/full-copy.ts';

const run = promisify(execFile);

/** A defect that a change may bring, and the part of `npm test` that must find it. */
interface BrokenRule {
  rule: string;
  file: string;
  from: string;
  to: string;
  /** npm scripts with their arguments; the last one must fail, the ones before it prepare it. */
  foundBy: readonly (readonly [script: string, ...args: string[]])[];
}

const unit = (project: string, test: string): BrokenRule['foundBy'] => [
  ['test:unit', `/${test}`, '--selectProjects', project],
];
const journey = (folder: string, spec: string): BrokenRule['foundBy'] => [
  ['build', folder],
  ['test:e2e', `/${spec}\\.spec\\.ts`],
];

const brokenRules: readonly BrokenRule[] = [
  {
    rule: 'the list of contracts needs only the right that all staff have',
    file: 'server/src/modules/contracts/contracts.routes.ts',
    from: "right: 'contracts.read'",
    to: "right: 'dashboard.read'",
    foundBy: unit('server-sqlite', 'access-matrix'),
  },
  {
    rule: 'the category of an article is not stored',
    file: 'server/src/modules/articles/articles.service.ts',
    from: '(await isArticleCategory(db, category_id)) ? category_id : null',
    to: '(await isArticleCategory(db, category_id)) ? null : null',
    foundBy: unit('server-sqlite', 'modules/articles/'),
  },
  {
    rule: 'a user is changed who has been changed meanwhile',
    file: 'server/src/content/version-guard.ts',
    from: '.$if(version !== null, (update)',
    to: '.$if(false, (update)',
    foundBy: unit('server-sqlite', 'modules/users/users.test'),
  },
  {
    rule: 'the policy of pages allows inline scripts',
    file: 'server/src/site/policies.ts',
    from: "script-src 'self';",
    to: "script-src 'self' 'unsafe-inline';",
    foundBy: unit('server-sqlite', 'site/observatory'),
  },
  {
    rule: 'the biography is rendered differently in the browser',
    file: 'remote-public/src/features/biography/biography.page.tsx',
    from: '<Prose ',
    to: "{typeof window === 'undefined' ? <p>Sunucu</p> : <p>Tarayıcı</p>}\n        <Prose ",
    foundBy: journey('remote-public', 'hydration'),
  },
  {
    rule: 'a picture of the biography has no alternative text',
    file: 'remote-public/src/features/biography/biography.page.tsx',
    from: '<Prose ',
    to: '<img src="/favicon.ico" />\n        <Prose ',
    foundBy: journey('remote-public', 'axe'),
  },
  {
    rule: 'SQL that only PostgreSQL refuses',
    file: 'server/src/modules/visits/visits.repository.ts',
    from: ".groupBy('day')",
    to: ".groupBy('day').orderBy('value')",
    foundBy: unit('server-postgres', 'modules/visits/'),
  },
  {
    rule: 'a link in a text gives another site access to the window',
    file: 'server/src/content/rich-text/sanitize-html.ts',
    from: "{ ...attribs, rel: 'noopener' }",
    to: 'attribs',
    foundBy: unit('server-sqlite', 'content/rich-text'),
  },
  {
    rule: 'a release that failed in a browser is chosen for it again',
    file: 'server/src/releases/serving/choice.ts',
    from: 'return fallbackOf({ ...chosen, fallbacks: others }) ?? chosen;',
    to: 'return chosen;',
    foundBy: [['test:e2e', '/fault-matrix\\.spec\\.ts', '--grep', 'syntax error']],
  },
  {
    rule: 'what is typed is not stored in the browser',
    file: 'remote-admin/src/editing/drafts/draft-keeper.ts',
    from: 'const isStored = await writeDraft(',
    to: 'const isStored = true;\n    void (',
    foundBy: unit('remote-admin', 'drafts/use-draft'),
  },
  {
    rule: 'a feature of the panel imports another',
    file: 'remote-admin/src/features/contracts/contract-list.page.tsx',
    from: 'import ',
    to: "import '../articles/article-list.page.tsx';\nimport ",
    foundBy: [['check:directions']],
  },
];

export const drill: Drill = {
  summary: 'defects in a copy of this repository: the part of npm test that is selected for the change finds each',
  async run() {
    const copy = fullCopy();
    try {
      const figures: Figure[] = [];
      await execute(copy, ['build'], {});
      for (const broken of brokenRules) figures.push(await isFound(copy, broken));
      return figures;
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
};

/**
 * Breaks the rule, runs what must find it as `npm test` does after this change, and repairs the file. What fails
 * without the defect too has found nothing.
 */
async function isFound(copy: string, { rule, file, from, to, foundBy }: BrokenRule): Promise<Figure> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
  const passes = async () => {
    const results: boolean[] = [];
    for (const step of foundBy)
      results.push(await execute(copy, step, { [EXTENT_VARIABLE]: SHORT, [CHANGED_VARIABLE]: file }));
    return results;
  };
  const before = await passes();
  writeFileSync(path, text.replace(from, to));
  const after = await passes();
  writeFileSync(path, text);
  const isFinderRight = before.every(Boolean) && after.slice(0, -1).every(Boolean) && after.at(-1) === false;
  console.log(`${isFinderRight ? '✓' : '✗'} ${rule}`);
  return {
    what: `${rule}: ${foundBy.at(-1)?.slice(0, 2).join(' ')}`,
    value: isFinderRight ? 1 : 0,
    unit: '',
    atLeast: 1,
  };
}

/** Returns whether the script succeeded. */
async function execute(
  cwd: string,
  [script, ...args]: readonly [string, ...string[]],
  environment: Record<string, string>,
): Promise<boolean> {
  const settings = { cwd, env: { ...process.env, ...environment }, maxBuffer: 64 * 2 ** 20 };
  try {
    await run('npm', ['run', '--silent', script, '--', ...args], settings);
    return true;
  } catch {
    return false;
  }
}
